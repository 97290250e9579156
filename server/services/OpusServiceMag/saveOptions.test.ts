import { beforeEach, describe, expect, it } from 'vitest';
import { sentOptions, USUAL_OPTIONS } from '#contracts/rules/publications/reader-options.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, publishOne, stored } from './testing.ts';

const OPERATION = 'OpusServiceMag.saveOptions';
const WORK = { opusID: '50001', ...sentOptions(USUAL_OPTIONS) };
const BOOK = { bookCode: 'qing8shu2k' };
const app = appForEachTest();
beforeEach(() => publishOne(app()));

describe(OPERATION, () => {
  it('holds at once, and changes nothing that has to be published', async () => {
    const saved = await asSuper(app(), OPERATION, {
      ...WORK,
      mode: 'slide',
      startPage: '7',
      watermark: '内部',
    });
    expect(dataOf(saved).options).toMatchObject({ mode: 'slide', startPage: 7, watermark: '内部' });
    expect(stored(app(), 50001)).toMatchObject({ status: 'published', revision: 1 });
    const { options } = dataOf(await app().call('ReaderServiceMag.getBook', BOOK, {}));
    expect(options).toMatchObject({ mode: 'slide', startPage: 7, watermark: '内部' });
    const own = dataOf(await asSuper(app(), 'ReaderServiceMag.getBook', BOOK));
    expect(own.options).toMatchObject({ mode: 'slide', watermark: '' });
  });

  it('lets only the owner search where that is not permitted', async () => {
    await asSuper(app(), OPERATION, { ...WORK, permits: 'print' });
    const search = { ...BOOK, keyword: '湖' };
    const refused = await app().call('ReaderServiceMag.searchBook', search, {});
    expect(refused.json).toMatchObject({ code: 1190, reason: 'search-not-permitted' });
    expect((await asSuper(app(), 'ReaderServiceMag.searchBook', search)).json.code).toBe(0);
    const seen = await asSuper(app(), 'ReaderServiceMag.searchBook', { ...search, asVisitor: 'Y' });
    expect(seen.json.reason).toBe('search-not-permitted');
  });

  it('says nothing to readers of what is usual', async () => {
    await asSuper(app(), OPERATION, WORK);
    expect(dataOf(await app().call('ReaderServiceMag.getBook', BOOK, {}))).not.toHaveProperty('options');
  });

  it.each<[Record<string, string>, string]>([
    [{ mode: 'spin' }, 'bad-options'],
    [{ startPage: '169' }, 'bad-startPage'],
    [{ autoplay: '1' }, 'bad-autoplay'],
    [{ watermark: '字'.repeat(31) }, 'bad-watermark'],
    [{ opusID: '51001' }, 'publication-not-found'],
  ])('refuses %j', (input, reason) => expectRefused(app(), OPERATION, { ...WORK, ...input }, reason));
});
