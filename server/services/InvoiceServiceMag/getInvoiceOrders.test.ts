import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '#db/schema/index.ts';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';
import { applied, ask, choices } from './testing.ts';

const app = appForEachTest();
const shown = async (input = {}, account = 'super') =>
  dataOf(await ask(app(), 'InvoiceServiceMag.getInvoiceOrders', input, account));

describe('InvoiceServiceMag.getInvoiceOrders', () => {
  it('shows what can be invoiced, and what was', async () => {
    const { list, total, available, issued, reddened } = await shown();
    expect((list as object[])[0]).toMatchObject({
      copies: expect.any(Number),
      untilText: expect.stringMatching(/^可开票至/),
    });
    expect(Number(total)).toBe((list as object[]).length);
    for (const amount of [available, issued, reddened]) expect(Number(amount)).toBeGreaterThan(0);
  });

  it('leaves an order out once it is applied for, and after 180 days', async () => {
    const before = await choices(app());
    await applied(app());
    expect((await choices(app())).map(({ orderNo }) => orderNo)).toEqual(
      before.slice(1).map(({ orderNo }) => orderNo),
    );
    app().world.clock.advance(181 * DAY_MS);
    expect(await shown()).toMatchObject({ list: [], total: 0, available: '0.00' });
  });

  it('tells the goods of the first line, as it tells the work of it', async () => {
    const { list } = await shown();
    const [first] = list as { orderNo: string }[];
    const { orm } = app().world.db;
    const line = orm
      .select({ line: orderLines })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.no, first?.orderNo ?? ''))
      .orderBy(orderLines.sort)
      .get()?.line;
    if (line === undefined) throw new Error('the order has no line');
    const goodsName = `${line.goodsName}之前`.replace(/^./, '一');
    orm
      .insert(orderLines)
      .values({ ...line, id: undefined, goodsName, sort: line.sort + 100 })
      .run();
    expect(((await shown()).list as object[])[0]).toMatchObject({ goodsName: line.goodsName });
  });

  it('is empty for a newcomer', async () => {
    expect(await shown({}, 'fresh')).toMatchObject({ list: [], available: '0.00', issued: '0.00' });
  });
});
