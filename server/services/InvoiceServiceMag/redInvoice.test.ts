import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '#contracts/operations.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { refundOrderMoney } from '#db/queries/payment/payment-refunds.ts';
import { orders } from '#db/schema/index.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { applied, ask, choices, ISSUED_AFTER_MS, scenario } from './testing.ts';

const app = appForEachTest();
const red = (change = {}) =>
  ask(app(), 'InvoiceServiceMag.redInvoice', {
    ...{ invoiceNo: 'F2026000090000001', reason: '抬头开错', reissueTitleID: '', idemKey: 'red-intent' },
    ...change,
  });

describe('InvoiceServiceMag.redInvoice', () => {
  it('takes the whole of it back, and its order can be invoiced again', async () => {
    const { orderNo } = scenario(app(), 'invoice-in-state');
    expect(dataOf(await red())).toMatchObject({ state: 'reddening', reason: '抬头开错' });
    expect((await choices(app())).map((one) => one.orderNo)).not.toContain(orderNo);
    app().world.clock.advance(ISSUED_AFTER_MS);
    expect((await choices(app())).map((one) => one.orderNo)).toContain(orderNo);
    expect(dataOf(await red())).toMatchObject({
      state: 'reddened',
      redNumber: expect.stringMatching(/^\d{20}$/),
    });
    expect((await red({ idemKey: 'red-other' })).json).toMatchObject({ reason: 'invoice-state' });
  });

  it.each([
    ['3', '西湖摄影学会', 'normal'],
    ['1', '知远影像工作室', 'special'],
  ])('invoices anew for title %s, %s: %s', async (reissueTitleID, titleName, type) => {
    const { invoiceNo, orderNos } = dataOf(await applied(app(), { type: 'special' }));
    app().world.clock.advance(ISSUED_AFTER_MS);
    await red({ invoiceNo, reissueTitleID });
    app().world.clock.advance(2 * ISSUED_AFTER_MS);
    const { list } = dataOf(await ask(app(), 'InvoiceServiceMag.getInvoices', {}));
    expect((list as object[])[0]).toMatchObject({ titleName, type, orderNos, state: 'issued' });
  });

  it.each([
    ['as it was', 'typed@desk.example', {}, 'typed@desk.example'],
    ['corrected', 'typed@desk.example', { tel: '0571-1', email: 'new@desk.example' }, 'new@desk.example'],
    [
      'corrected, without an e-mail,',
      'typed@desk.example',
      { tel: '0571-1', email: '' },
      'typed@desk.example',
    ],
    ['whose e-mail is gone', 'shenzhiyuan@desk.example', { email: '' }, ''],
  ])(
    'sends the new one for a title %s to where that says, not %s of before',
    async (_, sent, change, email) => {
      const { list } = dataOf(await ask(app(), 'InvoiceServiceMag.getInvoiceTitles', {}));
      const title = (list as Input<'InvoiceServiceMag.saveInvoiceTitle'>[]).find(
        ({ titleID }) => titleID === '1',
      );
      if (title === undefined) throw new Error('there is no title 1');
      const { invoiceNo } = dataOf(await applied(app(), { email: sent }));
      app().world.clock.advance(ISSUED_AFTER_MS);
      dataOf(await ask(app(), 'InvoiceServiceMag.saveInvoiceTitle', { ...title, ...change }));
      dataOf(await red({ invoiceNo, reissueTitleID: '1' }));
      app().world.clock.advance(2 * ISSUED_AFTER_MS);
      const found = dataOf(await ask(app(), 'InvoiceServiceMag.getInvoices', {}));
      const [newest] = found.list as { invoiceNo: string }[];
      expect(
        dataOf(await ask(app(), 'InvoiceServiceMag.getInvoice', { invoiceNo: newest?.invoiceNo ?? '' })),
      ).toMatchObject({ email });
    },
  );

  it('states in the new one what was paid by then, though a refund comes before anything is looked at', async () => {
    const [choice] = await choices(app());
    const { invoiceNo } = dataOf(await applied(app()));
    app().world.clock.advance(ISSUED_AFTER_MS);
    dataOf(await red({ invoiceNo, reissueTitleID: '3' }));
    app().world.clock.advance(60 * ISSUED_AFTER_MS);
    const { db, clock } = app().world;
    const order = db.orm
      .select()
      .from(orders)
      .where(eq(orders.no, choice?.orderNo ?? ''))
      .get();
    refundOrderMoney(db, { orderId: order?.id ?? 0, amountFen: 100, at: clock.now(), title: '退款' });
    clock.advance(60 * ISSUED_AFTER_MS);
    const { list } = dataOf(await ask(app(), 'InvoiceServiceMag.getInvoices', {}));
    const whole = choice?.amount ?? '';
    const rest = formatFen(Math.round(Number(whole) * 100) - 100);
    expect((list as { amount: string; state: string }[]).slice(0, 3)).toMatchObject([
      { amount: rest, state: 'issued' },
      { amount: whole, state: 'reddened' },
      { amount: whole, state: 'reddened' },
    ]);
  });

  it('wants a reason', async () => {
    scenario(app(), 'invoice-in-state');
    expect((await red({ reason: ' ' })).json).toMatchObject({ reason: 'bad-reason' });
    expect((await red({ reason: '长'.repeat(101) })).json).toMatchObject({ reason: 'bad-reason' });
  });
});
