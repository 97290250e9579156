import { beforeEach, describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, publishOne } from './testing.ts';

const OPERATION = 'OpusServiceMag.saveReading';
const WORK = { opusID: '50001' };
const app = appForEachTest();
beforeEach(() => publishOne(app()));

async function read(input: Record<string, string>) {
  return (await app().call('ReaderServiceMag.getBook', { bookCode: 'qing8shu2k', ...input }, {})).json;
}

async function open(password: string) {
  return (await app().call('ReaderServiceMag.openBook', { bookCode: 'qing8shu2k', password }, {})).json;
}

describe(OPERATION, () => {
  it('asks readers for the password from then on, and again after each change', async () => {
    const saved = dataOf(
      await asSuper(app(), OPERATION, { ...WORK, mode: 'password', password: 'hu-shang' }),
    );
    expect([saved.mode, saved.hasPassword]).toEqual(['password', 'Y']);
    expect(await read({})).toMatchObject({ reason: 'book-password' });
    const { readToken } = (await open('hu-shang')).data as { readToken: string };
    expect((await read({ readToken })).code).toBe(0);
    await asSuper(app(), OPERATION, { ...WORK, mode: 'password', password: 'hu-shang-2' });
    expect(await read({ readToken })).toMatchObject({ reason: 'book-password' });
  });

  it('keeps what is open where nothing is changed', async () => {
    await asSuper(app(), OPERATION, { ...WORK, mode: 'password', password: 'hu-shang' });
    const { readToken } = (await open('hu-shang')).data as { readToken: string };
    await asSuper(app(), OPERATION, { ...WORK, mode: 'password', password: '' });
    expect((await read({ readToken })).code).toBe(0);
  });

  it.each<[Record<string, string>, string]>([
    [{ mode: 'password' }, 'read-password-missing'],
    [{ mode: 'password', password: '123' }, 'bad-read-password'],
    [{ mode: 'friends' }, 'bad-mode'],
    [{ mode: 'link', opusID: '51001' }, 'publication-not-found'],
  ])('refuses %j', (input, reason) => expectRefused(app(), OPERATION, { ...WORK, ...input }, reason));
});
