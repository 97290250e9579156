import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { asSuper, orderIn, orderState, payNoOf } from './testing.ts';

const SLIP = { payer: '西湖影像有限公司', serialNo: '20261121000001' };

const app = appForEachTest();
const submit = (payNo: string, change: Partial<typeof SLIP> = {}) =>
  asSuper(app(), 'PayServiceMag.submitTransfer', { payNo, ...SLIP, ...change });
const transfer = () => payNoOf(app(), orderIn(app()), { channel: 'transfer' });

describe('PayServiceMag.submitTransfer', () => {
  it('keeps who paid and by which number, and waits for the shop', async () => {
    const payNo = await transfer();
    expect(dataOf(await submit(payNo))).toMatchObject({
      state: 'waiting',
      ...SLIP,
      message: '已提交，核对到账后自动确认',
    });
    const { db } = app().world;
    expect(db.sqlite.prepare('SELECT payer, serial_no FROM payments WHERE no = ?').raw().get(payNo)).toEqual([
      SLIP.payer,
      SLIP.serialNo,
    ]);
  });

  it('is named by its order, which waits to be checked and not to be paid', async () => {
    const orderNo = orderIn(app());
    const payNo = await payNoOf(app(), orderNo, { channel: 'transfer' });
    await submit(payNo);
    const token = await app().tokenOf('super');
    const detail = dataOf(await app().call('OrderServiceMag.getOrderDetail', { orderNo }, { token }));
    expect(detail).toMatchObject({
      state: 'unpaid',
      stateText: '转账核对中',
      handleOption: ['viewTransfer', 'updateAddress', 'cancel'],
      payments: [{ payNo, ...SLIP }],
    });
  });

  it('can be corrected', async () => {
    const payNo = await transfer();
    await submit(payNo);
    expect(dataOf(await submit(payNo, { payer: '沈知远' }))).toMatchObject({ ...SLIP, payer: '沈知远' });
  });

  it('is confirmed when the money arrives', async () => {
    const orderNo = orderIn(app());
    const payNo = await payNoOf(app(), orderNo, { channel: 'transfer' });
    await submit(payNo);
    await app().app.inject({ method: 'POST', url: `/__replica/pay/${payNo}/settle` });
    expect(orderState(app(), orderNo)).toBe('paid');
    expect((await submit(payNo)).json).toMatchObject({ reason: 'payment-state' });
  });

  it.each([
    ['payer', { payer: '  ' }, 'bad-payer', '请输入付款户名'],
    ['payer', { payer: '户'.repeat(51) }, 'bad-payer', '付款户名最多50个字符'],
    ['serialNo', { serialNo: '12345' }, 'bad-serial-no', '请输入 6 到 30 位字母或数字的流水号'],
    ['serialNo', { serialNo: '1'.repeat(31) }, 'bad-serial-no', '请输入 6 到 30 位字母或数字的流水号'],
    ['serialNo', { serialNo: '12 34 56' }, 'bad-serial-no', '请输入 6 到 30 位字母或数字的流水号'],
  ])('refuses a bad %s: %j', async (_what, change, reason, message) => {
    const payNo = await transfer();
    const before = factsOf(app());
    expect((await submit(payNo, change)).json).toMatchObject({ code: 1034, reason, message });
    expect(factsOf(app())).toBe(before);
  });

  it('is only for a bank transfer', async () => {
    const payNo = await payNoOf(app(), orderIn(app()));
    expect((await submit(payNo)).json).toMatchObject({ code: 1082, reason: 'payment-state' });
  });
});
