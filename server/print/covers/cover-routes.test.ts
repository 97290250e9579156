import { describe, expect, it } from 'vitest';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { SEEDED_WORKS } from '#db/works/works.ts';
import { asSuper, leaf, OPUS, put, save } from '#server/services/OpusServiceMag/testing.ts';
import { appForEachTest, dataOf } from '#server/services/testing.ts';
import { xmlFault } from '../../media/well-formed.fixture.ts';
import { drawingOf } from '../pictures/drawings.ts';

const app = appForEachTest();
const TITLE = '外婆的<花园>';

/** Writes another title on the cover of the work; answers the address of its cover. */
async function retitled(text = TITLE): Promise<string> {
  const { content } = await leaf(app(), idAt(1));
  const elements = content.elements.map((element) =>
    element.kind === 'text' && element.part === 'heading-1' ? { ...element, text } : element,
  );
  expect(elements.filter((one) => (one as TextElement).text === text)).toHaveLength(1);
  await save(app(), { leaves: [{ id: idAt(1), content: { ...content, elements } }] });
  return coverNow();
}

async function coverNow(): Promise<string> {
  return String(dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: OPUS })).photoPath);
}

async function seen(url: string, account?: string) {
  const headers = account === undefined ? {} : { authorization: await app().tokenOf(account) };
  return app().app.inject({ url, headers });
}

function wordsIn(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words).join('');
}

describe('the cover of a work', () => {
  it('shows the title that was written on its first page', async () => {
    const before = await coverNow();
    const after = await retitled();
    expect(after).not.toBe(before);
    const { body, headers } = await seen(after, 'super');
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(xmlFault(body)).toBeNull();
    expect(wordsIn(body)).toContain('外婆的&lt;花园&gt;');
  });

  it('shows what it shares with other pages, and is another cover when that changes', async () => {
    const { content } = await leaf(app(), idAt(1));
    const master = idAt(7);
    const headed = (text: string) => {
      const title = content.elements.find((one) => one.kind === 'text');
      const { spans: _spans, ...line } = title as TextElement;
      const elements = [
        { ...line, text },
        { ...line, id: idAt(9), text: '#', fills: 'title' as const },
      ];
      return { masters: [{ id: master, name: '书眉', elements }] };
    };
    await save(app(), { header: headed('春天'), leaves: [{ id: idAt(1), content: { ...content, master } }] });
    const first = await coverNow();
    const { body, headers } = await seen(first, 'super');
    const { name } = dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: OPUS }));
    expect(wordsIn(body)).toContain(`春天${name}`);
    expect(headers['cache-control']).toBe('private, no-cache');
    await save(app(), { header: headed('秋天') });
    expect(await coverNow()).not.toBe(first);
    expect(wordsIn((await seen(await coverNow(), 'super')).body)).toContain('秋天');
    expect((await seen(first, 'super')).statusCode).toBe(404);
  });

  it('stays as it is when something else changes', async () => {
    const before = await coverNow();
    const { content } = await leaf(app(), idAt(2));
    await save(app(), { leaves: [{ id: idAt(2), content: { ...content, ground: '#123456' } }] });
    expect(await coverNow()).toBe(before);
  });

  it('is shown to its owner alone before the work is published, and then to anyone', async () => {
    const cover = await retitled();
    put(app(), Number(OPUS), "status = 'draft', published_seq = NULL");
    const codes = async () => [
      (await seen(cover, 'super')).statusCode,
      (await seen(cover, 'vip')).statusCode,
      (await seen(cover)).statusCode,
    ];
    expect(await codes()).toEqual([200, 404, 404]);
    const { revision } = dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: OPUS }));
    const published = await asSuper(app(), 'OpusServiceMag.publishOpus', {
      opusID: OPUS,
      revision: String(revision),
    });
    expect(published.json).toMatchObject({ code: 0 });
    expect(await codes()).toEqual([200, 200, 200]);
    const draft = await retitled('还没发布的书名');
    expect((await seen(draft)).statusCode).toBe(404);
    expect((await seen(cover)).statusCode).toBe(200);
  });

  it('carries the pictures on it', async () => {
    const body = (await seen(await retitled(), 'super')).body;
    const alone = body.slice(body.indexOf('<svg', 4));
    expect(alone).toContain('<path');
    expect(body).not.toMatch(/href="(?!data:)/);
  });

  it.each(['0'.repeat(64), 'nothing', ''])('is not there for %j', async (hash) => {
    expect((await seen(`/media/covers/${hash}.svg`, 'super')).statusCode).toBe(404);
  });
});

describe.each(SEEDED_WORKS)('the cover of $artId', ({ artId, title }) => {
  it('is a small, well-formed, self-contained file with its title', async () => {
    const drawing = await drawingOf(artId);
    const svg = drawing?.svg ?? '';
    expect(xmlFault(svg)).toBeNull();
    expect(svg.length).toBeLessThan(60_000);
    expect(svg).not.toMatch(/<script|<foreignObject|<image|href|url\((?!#)|@import| on\w+=|NaN|undefined/i);
    expect(wordsIn(svg)).toContain(title);
  });
});
