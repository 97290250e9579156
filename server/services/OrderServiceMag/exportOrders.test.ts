import { describe, expect, it } from 'vitest';
import type { Input } from '#contracts/operations.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { orderIn } from './testing.ts';

const app = appForEachTest();
const ask = async (input: Partial<Input<'OrderServiceMag.exportOrders'>> = {}, account = 'super') =>
  app().call('OrderServiceMag.exportOrders', input, { token: await app().tokenOf(account) });

const today = () => new Date(app().world.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);

describe('OrderServiceMag.exportOrders', () => {
  it('gives every order of the caller, a row for each of its works', async () => {
    const data = dataOf(await ask());
    const lines = app()
      .world.db.sqlite.prepare(
        `SELECT count(*) FROM order_lines l JOIN orders o ON o.id = l.order_id
         JOIN users u ON u.id = o.user_id WHERE u.account = 'super' AND o.deleted_at IS NULL`,
      )
      .pluck()
      .get();
    expect(data.rows).toBe(data.total);
    expect(String(data.csv).trimEnd().split('\r\n')).toHaveLength(Number(lines) + 1);
  });

  it('gives what the list shows of a search and of days', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    expect(dataOf(await ask({ keyword: orderNo }))).toMatchObject({ rows: 1 });
    expect(dataOf(await ask({ keyword: orderNo, from: today(), to: today() }))).toMatchObject({ rows: 1 });
    expect(dataOf(await ask({ keyword: orderNo, to: '2020-01-01' }))).toMatchObject({ rows: 0 });
    expect(dataOf(await ask({ keyword: orderNo }, 'vip'))).toMatchObject({ rows: 0 });
  });

  it.each([
    [{ from: '2026-02-30' }, 'bad-day'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'bad-day'],
    [{ tab: 'lost' }, 'bad-page'],
  ])('refuses %j', async (input, reason) => {
    expect((await ask(input)).json).toMatchObject({ reason });
  });

  it('makes no formula of a name', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    app().world.db.sqlite.prepare("UPDATE order_lines SET publication_name = '=1+1'").run();
    expect(dataOf(await ask({ keyword: orderNo })).csv).toContain(",'=1+1,");
  });
});
