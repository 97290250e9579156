import { expect, it } from 'vitest';
import { checkLedger } from '#db/queries/wallet/ledger-check.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { applied, ask, choices, scenario } from './testing.ts';

const app = appForEachTest();
const withdraw = (invoiceNo: string) => ask(app(), 'InvoiceServiceMag.withdrawInvoice', { invoiceNo });

it('InvoiceServiceMag.withdrawInvoice gives a failed one up, whose orders can be invoiced again', async () => {
  const { invoiceNo = '', orderNo = '' } = scenario(app(), 'invoice-in-state', { state: 'failed' });
  const amounts = async () => (await choices(app())).filter((one) => one.orderNo === orderNo);
  expect(await amounts()).toEqual([]);
  expect(dataOf(await withdraw(invoiceNo))).toMatchObject({
    state: 'withdrawn',
    stateText: '已撤回',
    reason: '您已撤回这次申请，订单可以重新开票',
    dueAt: '',
    actions: ['reapply'],
  });
  const [freed] = await amounts();
  expect(freed).toBeDefined();
  expect((await applied(app(), { orderNos: orderNo, amount: freed?.amount ?? '' })).json.code).toBe(0);
  expect(checkLedger(app().world.db).problems).toEqual([]);
});

it('is refused for any other, also the second time', async () => {
  const { invoiceNo = '' } = scenario(app(), 'invoice-in-state', { state: 'issued' });
  expect((await withdraw(invoiceNo)).json).toMatchObject({ code: 1121, reason: 'invoice-state' });
  scenario(app(), 'invoice-in-state', { state: 'failed', invoiceNo });
  await withdraw(invoiceNo);
  expect((await withdraw(invoiceNo)).json).toMatchObject({ code: 1121, reason: 'invoice-state' });
});
