import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const test = appForEachTest();
const EMPTY = { name: '我的画册', type: 'album', widthMm: '210', heightMm: '297', pageNum: '12' };

describe('OpusServiceMag.createOpus', () => {
  it('makes an empty work of that size, which can be read', async () => {
    const { code, ...work } = dataOf(await asSuper(test(), 'OpusServiceMag.createOpus', EMPTY));
    expect(work).toMatchObject({
      name: '我的画册',
      status: 'draft',
      conversion: '',
      pageNum: 12,
      widthMm: 210,
    });
    const pages = await asSuper(test(), 'ReaderServiceMag.getPages', {
      bookCode: String(code),
      from: '12',
      count: '1',
    });
    expect(pages.json).toMatchObject({ data: { pages: [{ role: 'back', elements: [] }] } });
  });

  it('makes one like a template', async () => {
    const input = { name: '蜜月', type: 'album', template: 'island-honeymoon' };
    expect(dataOf(await asSuper(test(), 'OpusServiceMag.createOpus', input))).toMatchObject({
      name: '蜜月',
      photoPath: '/media/art/island-honeymoon.svg',
    });
  });

  it.each([
    [{ pageNum: '0' }, 'bad-page-num'],
    [{ pageNum: '501' }, 'bad-page-num'],
    [{ widthMm: '19' }, 'bad-page-size'],
    [{ heightMm: '' }, 'bad-page-size'],
    [{ name: '' }, 'bad-name'],
    [{ type: 'epaper' }, 'bad-type'],
    [{ template: 'nothing' }, 'bad-template'],
  ])('refuses %j', async (changes, reason) => {
    await expectRefused(test(), 'OpusServiceMag.createOpus', { ...EMPTY, ...changes }, reason);
  });

  it('makes e-books for those whose level has them', async () => {
    const token = await test().tokenOf('enterprise');
    const reply = await test().call('OpusServiceMag.createOpus', { ...EMPTY, type: 'ebook' }, { token });
    expect(reply.json).toMatchObject({ code: 403, needVip: ['超级会员'] });
  });
});

describe('a member of a team', () => {
  it('makes as many works as the owner allows, and those from before do not count', async () => {
    const context = { db: test().world.db, now: test().world.clock.now() };
    runScenario('team-member', context, { works: '1', days: '0' });
    const token = await test().tokenOf('demo');
    const made = { type: 'album', name: '团队画册', pageNum: '8', widthMm: '210', heightMm: '210' };
    expect((await test().call('OpusServiceMag.createOpus', made, { token })).json).toMatchObject({ code: 0 });
    const reply = await test().call('OpusServiceMag.createOpus', made, { token });
    expect(reply.json).toMatchObject({ code: 1153, reason: 'works-full' });
  });
});
