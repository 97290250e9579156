import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, ONE, put } from './testing.ts';

const OPERATION = 'OpusServiceMag.withdrawOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('is said to whoever has the link, until the work is published again', async () => {
    put(app(), 50001, "status = 'draft'");
    await asSuper(app(), 'OpusServiceMag.publishOpus', ONE);
    const { code } = dataOf(await asSuper(app(), OPERATION, { ...ONE, revision: '2' }));
    const read = () => app().call('ReaderServiceMag.getBook', { bookCode: String(code) });
    expect((await read()).json.code).toBe(1110);
    await asSuper(app(), 'OpusServiceMag.publishOpus', { ...ONE, revision: '3' });
    expect((await read()).json.code).toBe(0);
  });

  it('takes down nothing that nobody sees', async () => {
    put(app(), 50001, "status = 'draft'");
    await expectRefused(app(), OPERATION, ONE, 'publication-state');
  });
});
