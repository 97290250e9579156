import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { chosen, VALID } from './testing.ts';

const MAKE = 'ShoppingServiceMag.makeChoicePrint';
const GET = 'ShoppingServiceMag.getChoicePrint';
const CANCEL = 'ShoppingServiceMag.cancelChoicePrint';
const app = appForEachTest();

let works = 0;
let wish: typeof VALID & { readonly publicationID: string; readonly form: string };
/** A work like none before. */
beforeEach(() => {
  works += 1;
  const short = 'UPDATE publications SET page_num = 64, author = ? WHERE id = 50001';
  app().world.db.sqlite.prepare(short).run(`author ${works}`);
  wish = { ...VALID, publicationID: '50001', form: 'cover' };
});

const asked = async (operation: typeof MAKE | typeof GET | typeof CANCEL, sent = wish, account = 'super') =>
  app().call(operation, sent, { token: await app().tokenOf(account) });
const stateOf = async (operation: typeof MAKE | typeof GET | typeof CANCEL, sent = wish) =>
  dataOf(await asked(operation, sent));

async function fetched(address: unknown, account: string) {
  const cookies = { deskSession: await app().tokenOf(account) };
  return app().app.inject({ url: String(address), cookies });
}

describe('ShoppingServiceMag.makeChoicePrint', () => {
  it('draws exactly what is chosen, for its member alone', async () => {
    expect(await stateOf(GET)).toMatchObject({ state: 'none', why: '' });
    expect(await stateOf(MAKE)).toMatchObject({ state: 'waiting' });
    const { address, bytes } = await vi.waitFor(
      async () => {
        const now = await stateOf(GET);
        expect(now.state).toBe('ready');
        return now;
      },
      { timeout: 120_000, interval: 200 },
    );
    const file = await fetched(address, 'super');
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, bytes]);
    expect((await fetched(address, 'vip')).statusCode).toBe(404);
    expect((await fetched(`/media/prints/${'0'.repeat(64)}.pdf`, 'super')).statusCode).toBe(404);
    expect(await stateOf(CANCEL)).toMatchObject({ state: 'ready' });
    expect(await stateOf(GET, { ...wish, cnums: chosen(1, 'ZD01') })).toMatchObject({ state: 'none' });
    app().world.db.sqlite.exec("UPDATE publications SET author = 'another' WHERE id = 50001");
    expect(await stateOf(GET)).toMatchObject({ state: 'none', address: '' });
  }, 150_000);

  it('leaves nothing when it is cancelled', async () => {
    await stateOf(MAKE);
    expect(await stateOf(CANCEL)).toMatchObject({ state: 'none' });
    expect(await stateOf(GET)).toMatchObject({ state: 'none' });
  });

  it('is forgotten where the world is set back meanwhile', async () => {
    app().world.reset();
    const seeded = { ...wish, pagesNum: '168' };
    await stateOf(MAKE, seeded);
    await vi.waitFor(async () => expect((await stateOf(GET, seeded)).state).toBe('drawing'), {
      timeout: 60_000,
    });
    app().world.reset();
    expect(await stateOf(GET, seeded)).toMatchObject({ state: 'none', why: '' });
  }, 90_000);

  it('has no sheets where the binding folds none', async () => {
    const none = { state: 'none', why: '只有骑马钉按折页拼版' };
    expect(await stateOf(GET, { ...wish, form: 'sheets' })).toMatchObject(none);
    expect(await stateOf(MAKE, { ...wish, form: 'sheets' })).toMatchObject(none);
  });

  it.each([
    [{ form: 'x' }, 'bad-form'],
    [{ publicationID: '51001' }, 'publication-not-found'],
    [{ pagesNum: '69' }, 'bad-choice'],
    [{ cnums: 'ZD01' }, 'bad-choice'],
  ])('knows no %j', async (change, reason) => {
    expect((await asked(MAKE, { ...wish, ...change })).json).toMatchObject({ reason });
  });
});
