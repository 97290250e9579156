import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper } from './testing.ts';

const test = appForEachTest();

it('OpusServiceMag.getOpusTemplates lists works that a member can begin with', async () => {
  const list = dataOf(await asSuper(test(), 'OpusServiceMag.getOpusTemplates')).list as {
    template: string;
  }[];
  expect(list.length).toBeGreaterThanOrEqual(6);
  for (const { template } of list) {
    const input = { name: template, type: 'album', template };
    expect((await asSuper(test(), 'OpusServiceMag.createOpus', input)).json.code, template).toBe(0);
  }
});

it('OpusServiceMag.getOpusTemplates lists albums that wait for photos, each with pages to look at', async () => {
  const list = dataOf(await asSuper(test(), 'OpusServiceMag.getOpusTemplates', { type: 'album' })).list as {
    template: string;
    pageNum: number;
    pages: string[];
  }[];
  expect(list).toHaveLength(12);
  for (const { template, pageNum, pages } of list) {
    expect(pages).toHaveLength(pageNum);
    const words = { name: '外婆家的夏天', subtitle: '二〇二六年七月', author: '小满' };
    const made = dataOf(
      await asSuper(test(), 'OpusServiceMag.createOpus', { ...words, type: 'album', template }),
    );
    expect(made, template).toMatchObject({ pageNum, name: words.name, author: words.author });
    expect(made.photoPath).toMatch(/^\/media\/covers\//);
  }
});

it('shows the pages of an album to all, and nothing for a page or a template that is not there', async () => {
  const seen = async (path: string) => test().app.inject({ url: path });
  const page = await seen('/media/templates/album-seaside/1.svg');
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/>海<.*>边<.*>假<.*>日</);
  for (const path of [
    'album-seaside/99.svg',
    'album-seaside/0.svg',
    'album-seaside/1.png',
    'nothing/1.svg',
  ]) {
    expect((await seen(`/media/templates/${path}`)).statusCode, path).toBe(404);
  }
});
