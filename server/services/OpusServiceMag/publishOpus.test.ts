import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, ONE, put } from './testing.ts';

const OPERATION = 'OpusServiceMag.publishOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('freezes the work as it is', async () => {
    put(app(), 50001, "status = 'draft', name = '定稿'");
    const published = dataOf(await asSuper(app(), OPERATION, ONE));
    expect(published).toMatchObject({ status: 'published', revision: 2 });
    const nameRead = async () =>
      dataOf(await app().call('ReaderServiceMag.getBook', { bookCode: String(published.code) })).name;
    await asSuper(app(), 'OpusServiceMag.renameOpus', { ...ONE, revision: '2', name: '又改了' });
    expect(await nameRead()).toBe('定稿');
    await asSuper(app(), OPERATION, { ...ONE, revision: '3' });
    expect(await nameRead()).toBe('又改了');
  });

  it('has nothing to do for what is published already', async () => {
    put(app(), 50001, "status = 'published'");
    await expectRefused(app(), OPERATION, ONE, 'publication-state');
  });
});
