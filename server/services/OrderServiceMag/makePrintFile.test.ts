import { describe, expect, it, vi } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { act, detailListOf, expectRefused, orderIn } from './testing.ts';

const MAKE = 'OrderServiceMag.makePrintFile';
const GET = 'OrderServiceMag.getPrintFile';
const CANCEL = 'OrderServiceMag.cancelPrintFile';
const app = appForEachTest();

let works = 0;

/** A line whose version is like none before, and short. */
async function wishFor(form = 'print', orderNo = orderIn(app(), 'ready', 'vip')) {
  works += 1;
  const token = await app().tokenOf('vip');
  const detail = dataOf(await app().call('OrderServiceMag.getOrderDetail', { orderNo }, { token }));
  const [line] = detail.lines as readonly { lineID: string }[];
  const lineID = String(line?.lineID);
  const sql = `UPDATE publication_versions SET page_num = 4, author = ? WHERE (publication_id, seq) =
    (SELECT publication_id, publication_seq FROM order_lines WHERE id = ?)`;
  app().world.db.sqlite.prepare(sql).run(`author ${works}`, lineID);
  return { orderNo, lineID, form };
}

type Wish = Awaited<ReturnType<typeof wishFor>>;

async function state(operation: typeof MAKE | typeof GET | typeof CANCEL, wish: Wish) {
  return dataOf(await act(app(), operation, wish, 'vip'));
}

async function ready(wish: Wish) {
  return vi.waitFor(
    async () => {
      const now = await state(GET, wish);
      expect(now.state).toBe('ready');
      return now;
    },
    { timeout: 60_000, interval: 200 },
  );
}

async function fetched(address: unknown, account = 'vip') {
  const cookies = { deskSession: await app().tokenOf(account) };
  return app().app.inject({ url: String(address), cookies });
}

describe('the print file of an order', () => {
  it('is drawn, fetched by its customer alone, and there at once the next time', async () => {
    const wish = await wishFor();
    expect(await state(GET, wish)).toMatchObject({ state: 'none', address: '' });
    expect(await state(MAKE, wish)).toMatchObject({ state: 'waiting', ahead: 0 });
    const { address, bytes, page, pageNum } = await ready(wish);
    expect(page).toBe(pageNum);
    const file = await fetched(address);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.rawPayload.length).toBe(bytes);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await fetched(address, 'super')).statusCode).toBe(404);
    expect((await app().app.inject({ url: String(address) })).statusCode).toBe(404);
    expect(await state(CANCEL, wish)).toMatchObject({ state: 'ready', bytes });
    app().world.db.sqlite.exec('DELETE FROM print_files');
    expect((await fetched(address)).statusCode).toBe(404);
    await state(MAKE, wish);
    expect(await state(GET, wish)).toMatchObject({ state: 'ready', bytes });
  }, 90_000);

  it('is not there before it is ready, and under no other name', async () => {
    const { orderNo, lineID } = await wishFor();
    for (const file of [`${lineID}-print.pdf`, `${lineID}-x.pdf`, 'x', '1-print.pdf']) {
      expect((await fetched(`/media/orders/${orderNo}/${file}`)).statusCode).toBe(404);
    }
  });

  it('is made again after a restart of the server, which knows of none', async () => {
    const wish = await wishFor('read');
    await state(MAKE, wish);
    app().app.printRoom.close();
    expect(['waiting', 'drawing']).toContain((await state(GET, wish)).state);
    await state(CANCEL, wish);
  });

  it('leaves nothing when it is cancelled', async () => {
    const wish = await wishFor();
    await state(MAKE, wish);
    expect(await state(CANCEL, wish)).toMatchObject({ state: 'none' });
    expect(await state(GET, wish)).toMatchObject({ state: 'none' });
    expect(await state(CANCEL, wish)).toMatchObject({ state: 'none' });
  });

  it('tells of a failure until it is made again', async () => {
    const wish = await wishFor();
    const put = `INSERT INTO print_files SELECT id, 'print', publication_seq, 'failed', '第 3 页的图片无法读取', 0, 0
      FROM order_lines WHERE id = ?`;
    app().world.db.sqlite.prepare(put).run(wish.lineID);
    expect(await state(GET, wish)).toMatchObject({ state: 'failed', why: '第 3 页的图片无法读取' });
    expect(await state(MAKE, wish)).toMatchObject({ state: 'waiting', why: '' });
    await state(CANCEL, wish);
  });

  it('is one of three at a time', async () => {
    const wishes = [await wishFor(), await wishFor('read'), await wishFor()];
    for (const wish of wishes) await state(MAKE, wish);
    await expectRefused(app(), MAKE, await wishFor(), 'prints-busy', 'vip');
    for (const wish of wishes) await state(CANCEL, wish);
  });

  it('knows no other form, line or order', async () => {
    const wish = await wishFor();
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
