import { beforeEach, describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, publishOne, put } from './testing.ts';

const OPERATION = 'OpusServiceMag.getSetting';
const app = appForEachTest();
beforeEach(() => publishOne(app()));

describe(OPERATION, () => {
  it('tells what a work is called and how it is read', async () => {
    const setting = dataOf(await asSuper(app(), OPERATION, { opusID: '50001' }));
    expect(setting).toMatchObject({
      name: '西湖四季',
      intro: '',
      coverPage: 0,
      status: 'published',
      tags: ['旅行', '湖'],
    });
    expect(setting.options).toMatchObject({
      mode: 'auto',
      startPage: 1,
      permits: ['print', 'share', 'search', 'copy'],
    });
    expect(setting.outline).not.toEqual([]);
  });

  it('knows no work in the trash and none of another member', async () => {
    await expectRefused(app(), OPERATION, { opusID: '51001' }, 'publication-not-found');
    put(app(), 50001, 'trashed_at = 1');
    await expectRefused(app(), OPERATION, { opusID: '50001' }, 'publication-not-found');
  });
});
