import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { INVOICE_STATES } from '#contracts/rules/invoices/invoice-states.ts';
import { orders } from '#db/schema/index.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { applied, ask, scenario } from './testing.ts';

const app = appForEachTest();

describe('InvoiceServiceMag.getInvoice', () => {
  it.each(INVOICE_STATES)('shows one that is %s', async (state) => {
    const { invoiceNo = '' } = scenario(app(), 'invoice-in-state', { state });
    expect(dataOf(await ask(app(), 'InvoiceServiceMag.getInvoice', { invoiceNo }))).toMatchObject({ state });
  });

  it('shows the document, the red one behind it, and what was sent', async () => {
    const { invoiceNo = '' } = scenario(app(), 'invoice-in-state', { state: 'reddened' });
    const { documents, sent, number, redNumber } = dataOf(
      await ask(app(), 'InvoiceServiceMag.getInvoice', { invoiceNo }),
    );
    const [blue, red] = documents as {
      number: string;
      total: string;
      tax: string;
      amount: string;
      remark: string;
    }[];
    expect([blue?.number, red?.number]).toEqual([number, redNumber]);
    expect(red?.total).toBe(`-${blue?.total}`);
    expect(red?.remark).toBe(`被红冲蓝字数电票号码：${number}`);
    expect((sent as { channel: string; to: string }[]).map(({ channel }) => channel)).toEqual([
      'sms',
      'mail',
      'sms',
      'mail',
    ]);
    expect((sent as { to: string }[])[0]?.to).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('can be applied for again, though its order was deleted meanwhile', async () => {
    const { invoiceNo = '', orderNo = '' } = scenario(app(), 'invoice-in-state', { state: 'rejected' });
    const { db, clock } = app().world;
    db.orm.update(orders).set({ deletedAt: clock.now() }).where(eq(orders.no, orderNo)).run();
    expect(dataOf(await ask(app(), 'InvoiceServiceMag.getInvoice', { invoiceNo })).actions).toEqual([
      'reapply',
    ]);
    const preview = { orderNos: orderNo, titleID: '1', type: 'normal' } as const;
    const { amount } = dataOf(await ask(app(), 'InvoiceServiceMag.previewInvoice', preview));
    const again = await applied(app(), { orderNos: orderNo, amount: String(amount) });
    expect(dataOf(again)).toMatchObject({ state: 'pending', orderNos: [orderNo] });
  });

  it('does not know another one', async () => {
    const reply = await ask(app(), 'InvoiceServiceMag.getInvoice', { invoiceNo: 'F0' });
    expect(reply.json).toMatchObject({ code: 404, reason: 'invoice-not-found' });
  });
});
