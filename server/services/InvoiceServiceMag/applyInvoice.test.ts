import { describe, expect, it } from 'vitest';
import { checkLedger } from '#db/queries/wallet/ledger-check.ts';
import { appForEachTest, DAY_MS, dataOf, factsOf, textOf } from '../testing.ts';
import { applied, ask, choices, ISSUED_AFTER_MS, scenario } from './testing.ts';

const app = appForEachTest();
const invoice = async (invoiceNo: string) =>
  dataOf(await ask(app(), 'InvoiceServiceMag.getInvoice', { invoiceNo }));

describe('InvoiceServiceMag.applyInvoice', () => {
  it('goes to the authority, and is issued with a number, told and sent', async () => {
    const begun = dataOf(await applied(app()));
    expect(begun).toMatchObject({ state: 'pending', number: '', actions: [] });
    const no = textOf(begun, 'invoiceNo');
    app().world.clock.advance(5000);
    expect(await invoice(no)).toMatchObject({ state: 'issuing', stateText: '开票中' });
    app().world.clock.advance(ISSUED_AFTER_MS);
    const issued = await invoice(no);
    expect(issued).toMatchObject({ state: 'issued', actions: ['download', 'send', 'red'] });
    expect(issued.number).toMatch(/^\d{20}$/);
    const told = app()
      .world.db.sqlite.prepare('SELECT text, path FROM notices ORDER BY id DESC LIMIT 1')
      .get();
    expect(told).toEqual({
      text: `数电普票 ¥${Number(issued.amount).toLocaleString('en', { minimumFractionDigits: 2 })} 已开具，号码 ${issued.number}。`,
      path: `/manager/invoice?tab=records&invoice=${no}`,
    });
    expect(checkLedger(app().world.db).problems).toEqual([]);
  });

  it.each([
    ['slow', 'issuing', ''],
    ['busy', 'failed', '税局系统繁忙，暂时没有开出，可以稍后重试'],
    ['mismatch', 'rejected', '抬头名称与税号不一致，请核对后重新申请'],
  ])('can be taken so: %s', async (answer, state, reason) => {
    scenario(app(), 'tax-authority', { answer });
    const no = textOf(dataOf(await applied(app())), 'invoiceNo');
    app().world.clock.advance(ISSUED_AFTER_MS);
    expect(await invoice(no)).toMatchObject({ state, reason });
    app().world.clock.advance(2 * DAY_MS);
    if (answer === 'slow') expect(await invoice(no)).toMatchObject({ state: 'issued' });
  });

  it('is one for fifty equal intents, and none for another amount', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => applied(app(), { idemKey: 'one-intent' })),
    );
    const done = replies.filter(({ json }) => json.code === 0);
    expect(new Set(done.map((reply) => textOf(dataOf(reply), 'invoiceNo'))).size).toBe(1);
    const before = factsOf(app());
    expect((await applied(app(), { amount: '0.01' })).json).toMatchObject({
      message: '可开金额已变化，请核对后再提交',
    });
    expect((await applied(app(), { type: 'special', titleID: '2' })).json).toMatchObject({ code: 1061 });
    expect((await applied(app(), { email: 'x' })).json).toMatchObject({ reason: 'bad-invoice-email' });
    expect(factsOf(app())).toBe(before);
  });

  it('answers an intent that comes again the same, also where its title was deleted since', async () => {
    const [order] = await choices(app());
    const input = { orderNos: order?.orderNo ?? '', amount: order?.amount ?? '', idemKey: 'sent-again' };
    const { invoiceNo } = dataOf(await applied(app(), input));
    expect((await ask(app(), 'InvoiceServiceMag.removeInvoiceTitle', { titleID: '1' })).json.code).toBe(0);
    expect(dataOf(await applied(app(), input))).toMatchObject({ invoiceNo });
  });
});
