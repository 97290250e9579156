import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';
import { applied, ask, choices } from './testing.ts';

const app = appForEachTest();
const orders = async (input = {}, account = 'super') =>
  dataOf(await ask(app(), 'InvoiceServiceMag.getInvoiceOrders', input, account));

describe('InvoiceServiceMag.getInvoiceOrders', () => {
  it('shows what can be invoiced, and what was', async () => {
    const { list, total, available, issued, reddened } = await orders();
    expect((list as object[])[0]).toMatchObject({
      copies: expect.any(Number),
      untilText: expect.stringContaining('前可开票'),
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
    expect(await orders()).toMatchObject({ list: [], total: 0, available: '0.00' });
  });

  it('is empty for a newcomer', async () => {
    expect(await orders({}, 'fresh')).toMatchObject({ list: [], available: '0.00', issued: '0.00' });
  });
});
