/** What the tests of print files share. */
import { expect, vi } from 'vitest';
import type { TestApp } from '#server/testing.ts';
import { dataOf } from '../../testing.ts';
import { act, orderIn } from '../testing.ts';

export const MAKE = 'OrderServiceMag.makePrintFile';
export const GET = 'OrderServiceMag.getPrintFile';
export const CANCEL = 'OrderServiceMag.cancelPrintFile';

export interface PrintWish {
  readonly orderNo: string;
  readonly lineID: string;
  readonly form: string;
}

let works = 0;

/** A line of vip's whose version is like none before, and short. */
export async function wishFor(test: TestApp, form = 'print'): Promise<PrintWish> {
  works += 1;
  const orderNo = orderIn(test, 'ready', 'vip');
  const token = await test.tokenOf('vip');
  const detail = dataOf(await test.call('OrderServiceMag.getOrderDetail', { orderNo }, { token }));
  const [line] = detail.lines as readonly { lineID: string }[];
  const lineID = String(line?.lineID);
  const sql = `UPDATE publication_versions SET page_num = 4, author = ? WHERE (publication_id, seq) =
    (SELECT publication_id, publication_seq FROM order_lines WHERE id = ?)`;
  test.world.db.sqlite.prepare(sql).run(`author ${works}`, lineID);
  return { orderNo, lineID, form };
}

export async function stateOf(
  test: TestApp,
  operation: typeof MAKE | typeof GET | typeof CANCEL,
  wish: PrintWish,
) {
  return dataOf(await act(test, operation, wish, 'vip'));
}

export async function ready(test: TestApp, wish: PrintWish) {
  return vi.waitFor(
    async () => {
      const now = await stateOf(test, GET, wish);
      expect(now.state).toBe('ready');
      return now;
    },
    { timeout: 120_000, interval: 200 },
  );
}

export async function fetched(test: TestApp, address: unknown, account = 'vip') {
  const cookies = { deskSession: await test.tokenOf(account) };
  return test.app.inject({ url: String(address), cookies });
}
