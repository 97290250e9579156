import { describe, expect, it } from 'vitest';
import { SLIP_MOST_BYTES } from '#contracts/rules/payment/slip.ts';
import { asSuper, orderIn, payNoOf } from '#server/services/PayServiceMag/testing.ts';
import { appForEachTest, dataOf } from '#server/services/testing.ts';
import { hashOf, pdf, picture, send } from './testing.ts';

const test = appForEachTest();
const transfer = (channel = 'transfer') => payNoOf(test(), orderIn(test()), { channel });
const files = () => test().world.files.names();

async function bring(payNo: string, file: Buffer, account = 'super') {
  return send(test(), `/media/payments/${payNo}/slip`, file, { token: await test().tokenOf(account) });
}

async function statusFor(account: string, path: unknown): Promise<number> {
  const headers = { authorization: await test().tokenOf(account) };
  return (await test().app.inject({ url: String(path), headers })).statusCode;
}

describe('the slip of a transfer', () => {
  it('stands with its payment and its order, for its owner alone', async () => {
    const orderNo = orderIn(test());
    const payNo = await payNoOf(test(), orderNo, { channel: 'transfer' });
    const image = await picture();
    const { slipPath } = dataOf(await bring(payNo, image));
    expect(slipPath).toBe(`/media/files/${hashOf(image)}`);
    expect(dataOf(await asSuper(test(), 'PayServiceMag.queryPay', { payNo }))).toMatchObject({ slipPath });
    const token = await test().tokenOf('super');
    const detail = dataOf(await test().call('OrderServiceMag.getOrderDetail', { orderNo }, { token }));
    expect(detail).toMatchObject({ payments: [{ payNo, slipPath }] });
    expect([await statusFor('super', slipPath), await statusFor('vip', slipPath)]).toEqual([200, 404]);
  });

  it('may be a PDF, which is a file to keep and no page', async () => {
    const { slipPath } = dataOf(await bring(await transfer(), pdf()));
    const headers = { authorization: await test().tokenOf('super') };
    const { headers: told } = await test().app.inject({ url: String(slipPath), headers });
    expect(told).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'attachment' });
  });

  it('gives way to the next one, whose file alone is kept', async () => {
    const payNo = await transfer();
    await bring(payNo, pdf('wrong'));
    const right = await bring(payNo, pdf('right'));
    expect(dataOf(right).slipPath).toBe(`/media/files/${hashOf(pdf('right'))}`);
    expect(files()).toEqual([hashOf(pdf('right'))]);
  });

  it('stays when what is said of the transfer is sent after it', async () => {
    const payNo = await transfer();
    const { slipPath } = dataOf(await bring(payNo, pdf()));
    const slip = { payNo, payer: '西湖影像有限公司', serialNo: '20261121000001' };
    expect(dataOf(await asSuper(test(), 'PayServiceMag.submitTransfer', slip))).toMatchObject({ slipPath });
  });

  it.each([
    ['of somebody else', () => transfer(), 'vip', 'payment-not-found'],
    ['of a payment by weixin', () => transfer('weixin'), 'super', 'payment-state'],
    ['of none', async () => 'P1', 'super', 'payment-not-found'],
  ])('%s is refused, and nothing is kept', async (_what, payment, account, reason) => {
    expect((await bring(await payment(), pdf(), account)).json).toMatchObject({ reason });
    expect(files()).toEqual([]);
  });

  it('is refused once the money was found', async () => {
    const payNo = await transfer();
    await test().app.inject({ method: 'POST', url: `/__replica/pay/${payNo}/settle` });
    expect((await bring(payNo, pdf())).json).toMatchObject({ reason: 'payment-state' });
  });

  it('is refused when its time is over', async () => {
    const payNo = await transfer();
    test().world.clock.advance(30 * 86_400_000);
    expect((await bring(payNo, pdf())).json).toMatchObject({ reason: 'payment-state' });
  });

  it.each([
    ['a text', Buffer.from('回单'), '这个文件不是 PDF，或 JPG、PNG、WebP 图片'],
    ['a PDF that breaks off', Buffer.from('%PDF-1.7\nhalf'), '这份 PDF 不完整，请重新导出后再试'],
    [
      'too large a file',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(SLIP_MOST_BYTES)]),
      '文件过大，最大 10 MB',
    ],
  ])('is not %s', async (_what, file, message) => {
    expect((await bring(await transfer(), file)).json).toMatchObject({ reason: 'bad-file', message });
    expect(files()).toEqual([]);
  });
});
