import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { CANCEL, fetched, GET, MAKE, ready, stateOf, wishFor } from './testing/prints.ts';
import { act, detailListOf, expectRefused, orderIn } from './testing.ts';

const app = appForEachTest();

describe('OrderServiceMag.makePrintFile', () => {
  it('is drawn, fetched by its customer alone, and there at once the next time', async () => {
    const wish = await wishFor(app());
    expect(await stateOf(app(), GET, wish)).toMatchObject({ state: 'none', address: '' });
    expect(await stateOf(app(), MAKE, wish)).toMatchObject({ state: 'waiting', ahead: 0 });
    const { address, bytes, page, pageNum } = await ready(app(), wish);
    expect(page).toBe(pageNum);
    const file = await fetched(app(), address);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.rawPayload.length).toBe(bytes);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await fetched(app(), address, 'super')).statusCode).toBe(404);
    expect((await app().app.inject({ url: String(address) })).statusCode).toBe(404);
    expect(await stateOf(app(), CANCEL, wish)).toMatchObject({ state: 'ready', bytes });
    app().world.db.sqlite.exec('DELETE FROM print_files');
    expect((await fetched(app(), address)).statusCode).toBe(404);
    await stateOf(app(), MAKE, wish);
    expect(await stateOf(app(), GET, wish)).toMatchObject({ state: 'ready', bytes });
  }, 150_000);

  it('is made again after a restart of the server, which knows of none', async () => {
    const wish = await wishFor(app(), 'read');
    await stateOf(app(), MAKE, wish);
    app().app.printRoom.close();
    expect(['waiting', 'drawing']).toContain((await stateOf(app(), GET, wish)).state);
    await stateOf(app(), CANCEL, wish);
  });

  it('is one of three at a time', async () => {
    const wishes = [await wishFor(app()), await wishFor(app(), 'read'), await wishFor(app())];
    for (const wish of wishes) await stateOf(app(), MAKE, wish);
    await expectRefused(app(), MAKE, await wishFor(app()), 'prints-busy', 'vip');
    for (const wish of wishes) await stateOf(app(), CANCEL, wish);
  });

  it('knows no other form, line or order', async () => {
    const wish = await wishFor(app());
    for (const [change, reason] of [
      [{ form: 'x' }, 'bad-form'],
      [{ lineID: '1' }, 'order-not-found'],
      [{ orderNo: '1' }, 'order-not-found'],
    ] as const) {
      expect((await act(app(), MAKE, { ...wish, ...change }, 'vip')).json).toMatchObject({ reason });
    }
    expect((await act(app(), MAKE, wish, 'super')).json).toMatchObject({ reason: 'order-not-found' });
    const [line] = await detailListOf(app(), orderIn(app(), 'ready'), 'lines');
    app().world.db.sqlite.exec('UPDATE order_lines SET publication_seq = NULL');
    expect(line).toBeDefined();
    expect((await act(app(), GET, wish, 'vip')).json).toMatchObject({ code: 404 });
  });
});
