import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refundOrderMoney } from '#db/queries/payment/payment-refunds.ts';
import { orders } from '#db/schema/index.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
const list = async (input = {}, account = 'super') =>
  dataOf(await ask(app(), 'InvoiceServiceMag.getInvoices', input, account));

describe('InvoiceServiceMag.getInvoices', () => {
  it('shows the newest first, with what can be done', async () => {
    const { list: found } = (await list()) as {
      list: { state: string; createdAt: string; actions: string[] }[];
    };
    expect(found.map(({ createdAt }) => createdAt)).toEqual(
      found
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(found.find(({ state }) => state === 'failed')?.actions).toEqual(['retry', 'withdraw']);
    expect(found.find(({ state }) => state === 'rejected')?.actions).toEqual(['reapply']);
    expect(found.find(({ state }) => state === 'issued')?.actions).toEqual(['download', 'send', 'red']);
    expect(new Set(found.map(({ state }) => state))).toEqual(
      new Set(['failed', 'rejected', 'issued', 'reddened']),
    );
  });

  it('offers no new application where the rest of a refund was applied for by itself', async () => {
    const { invoiceNo, orderNo = '' } = scenario(app(), 'invoice-in-state', { state: 'pending' });
    const { clock, db } = app().world;
    const order = db.orm.select().from(orders).where(eq(orders.no, orderNo)).get();
    refundOrderMoney(db, { orderId: order?.id ?? 0, amountFen: 100, at: clock.now(), title: '售后退款' });
    const { list: found } = (await list({ pageSize: '2' })) as { list: { state: string }[] };
    expect(found.find(({ state }) => state === 'pending')).toMatchObject({ orderNos: [orderNo] });
    expect(found.find(({ state }) => state === 'withdrawn')).toMatchObject({
      ...{ invoiceNo, actions: [], reason: expect.stringContaining('自动重新申请') },
    });
  });

  it('turns pages, and is empty for a newcomer', async () => {
    expect((await list({ page: '2', pageSize: '2' })).list).toHaveLength(2);
    expect(await list({}, 'fresh')).toMatchObject({ list: [], total: 0 });
  });
});
