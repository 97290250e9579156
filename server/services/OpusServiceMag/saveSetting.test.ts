import { beforeEach, describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, draft, expectRefused, publishOne, save, stored, wordsPage } from './testing.ts';

const OPERATION = 'OpusServiceMag.saveSetting';
const WORDS = {
  name: '西湖四季',
  subtitle: '湖上风物与旧时行迹',
  author: '沈砚秋 著',
  intro: '',
  tags: '旅行 湖',
};
const WORK = { opusID: '50001', revision: '1', ...WORDS };
const app = appForEachTest();
beforeEach(() => publishOne(app()));

async function read() {
  return dataOf(await app().call('ReaderServiceMag.getBook', { bookCode: 'qing8shu2k' }, {}));
}

describe(OPERATION, () => {
  it('is seen by readers after the work is published again', async () => {
    const change = { name: '西湖一年', intro: '一年四季，\r\n沿湖走过。 ' };
    const saved = dataOf(await asSuper(app(), OPERATION, { ...WORK, ...change }));
    expect(saved).toMatchObject({
      name: '西湖一年',
      intro: '一年四季，\n沿湖走过。',
      status: 'changed',
      revision: 2,
    });
    expect(await read()).toMatchObject({ name: '西湖四季', intro: '' });
    await asSuper(app(), 'OpusServiceMag.publishOpus', { opusID: '50001', revision: '2' });
    expect(await read()).toMatchObject({ name: '西湖一年', intro: '一年四季，\n沿湖走过。' });
  });

  it('leaves what is published alone where only the tags are others', async () => {
    await asSuper(app(), OPERATION, { ...WORK, tags: '客户' });
    expect(stored(app(), 50001)).toMatchObject({ status: 'published', tags: '["客户"]', revision: 2 });
    await asSuper(app(), OPERATION, { ...WORK, tags: '客户', revision: '2' });
    expect(stored(app(), 50001)?.revision).toBe(2);
  });

  it('gives the work a page for its cover, which follows what stands on the page', async () => {
    const saved = dataOf(await asSuper(app(), OPERATION, { ...WORK, coverPage: '5' }));
    expect(saved).toMatchObject({ coverPage: 5, status: 'changed' });
    expect(String(saved.photoPath)).toMatch(/^\/media\/covers\/[0-9a-f]{64}(-[0-9a-f]{64})?\.svg$/);
    const token = await app().tokenOf('super');
    const cover = await app().app.inject({ url: String(saved.photoPath), headers: { authorization: token } });
    expect(cover.statusCode).toBe(200);
    const { leaves } = await draft(app(), '50001');
    await save(app(), { leaves: [{ id: leaves[4]?.id, content: wordsPage('第五页') }] }, '50001');
    const later = dataOf(await asSuper(app(), 'OpusServiceMag.getSetting', { opusID: '50001' }));
    expect(later.photoPath).not.toBe(saved.photoPath);
    const order = leaves.filter((_leaf, at) => at !== 4).map(({ id }) => id);
    await save(app(), { order }, '50001');
    const without = dataOf(await asSuper(app(), 'OpusServiceMag.getSetting', { opusID: '50001' }));
    expect(without.coverPage).toBe(0);
  });

  it.each<[Record<string, string>, string]>([
    [{ name: ' ' }, 'bad-name'],
    [{ name: '字'.repeat(61) }, 'bad-name'],
    [{ subtitle: '字'.repeat(61) }, 'bad-subtitle'],
    [{ author: '字'.repeat(41) }, 'bad-author'],
    [{ intro: '字'.repeat(301) }, 'bad-intro'],
    [{ tags: '字'.repeat(13) }, 'bad-tags'],
    [{ coverPage: '0' }, 'bad-page'],
    [{ coverPage: '169' }, 'bad-page'],
    [{ revision: '9' }, 'publication-changed'],
    [{ revision: 'x' }, 'bad-revision'],
    [{ opusID: '51001' }, 'publication-not-found'],
  ])('refuses %j', (input, reason) => expectRefused(app(), OPERATION, { ...WORK, ...input }, reason));
});
