import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queriesOf } from '#web/app/query-client.ts';
import { resourceKey } from '#web/kit/ask/send.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { begin, expectPaid, payAddress, payButton, unpaid } from '../testing.ts';

/** The document that stands in for a browser can be made small. */
declare const happyDOM: { setViewport(size: { width: number }): void };

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

it('by alipay leads on as soon as the money is there', async () => {
  const orderNo = await unpaid(product().replica);
  await product().open(payAddress(orderNo));
  await begin(/^支付宝/);
  expect(await screen.findByText('请使用支付宝扫一扫')).toBeTruthy();
  await product().replica.pay(orderNo, 'settle');
  await user.click(screen.getByText('我已付款'));
  await expectPaid();
  expect(screen.getByText('内仍可替换文件', { exact: false })).toBeTruthy();
});

describe('on a phone', () => {
  beforeEach(() => happyDOM.setViewport({ width: 390 }));
  afterEach(() => happyDOM.setViewport({ width: 1440 }));

  it.each([
    ['微信', /^微信支付/],
    ['支付宝', /^支付宝/],
  ])('leads to the app of %s before it shows a code', async (app, channel) => {
    await product().open(payAddress(await unpaid(product().replica)));
    await begin(channel);
    const link = await screen.findByRole('link', { name: `打开${app}` });
    expect(link.getAttribute('href')).toContain('/cashier/');
    expect(screen.queryByLabelText('付款二维码')).toBeNull();
    await user.click(screen.getByText('用另一台手机扫码'));
    expect(screen.getByLabelText('付款二维码')).toBeTruthy();
  });
});

it('fails outside and succeeds another way', async () => {
  const orderNo = await unpaid(product().replica);
  await product().open(payAddress(orderNo));
  await begin(/^微信支付/);
  await screen.findByText('请使用微信扫一扫');
  await product().replica.pay(orderNo, 'fail');
  await user.click(screen.getByText('我已付款'));
  await user.click(await screen.findByText('重新选择支付方式'));
  await begin(/^钱包余额/);
  await expectPaid();
});

it('says who gets the books, and leads to the works', async () => {
  await product().open(payAddress(await unpaid(product().replica)));
  const cover = await screen.findByRole('link', { name: '翻阅作品《西湖四季》' });
  expect(cover.getAttribute('href')).toMatch(/^\/r\/./);
  const order = screen.getByLabelText('订单');
  expect(order.textContent).toContain('沈知远 190****0003');
  expect(order.textContent).toContain('浙江省杭州市');
  expect(screen.getByText('支付', { selector: '[aria-current=step]' })).toBeTruthy();
});

it('leads on when the orders were paid on another device', async () => {
  const orderNo = await unpaid(product().replica);
  await product().open(payAddress(orderNo));
  await payButton();
  await product().replica.scenario('payment-in-state', { account: 'super', orderNo, state: 'succeeded' });
  // As the page does by itself a moment later, or when another tab of this browser tells it.
  await queriesOf().invalidateQueries({ queryKey: resourceKey('pay-options') });
  await expectPaid();
});

it('goes on with what was begun on another device, and not again after it was given up', async () => {
  const orderNo = await unpaid(product().replica);
  await product().open(payAddress(orderNo));
  await payButton();
  await product().replica.scenario('payment-in-state', { account: 'super', orderNo, state: 'waiting' });
  await queriesOf().invalidateQueries({ queryKey: resourceKey('pay-options') });
  await screen.findByText('请使用微信扫一扫');
  await user.click(screen.getByText('换一种方式'));
  expect(await payButton()).toBeTruthy();
});

it('stays as it is when a question of its own gets lost', async () => {
  await product().open(payAddress(await unpaid(product().replica)));
  await payButton();
  await user.click(screen.getByLabelText(/^支付宝/));
  await product().replica.fault({ operation: 'PayServiceMag.getPayOptions', kind: 'status', status: 500 });
  await queriesOf().invalidateQueries({ queryKey: resourceKey('pay-options') });
  await product().settled();
  expect(screen.getByLabelText<HTMLInputElement>(/^支付宝/).checked).toBe(true);
  expect(screen.queryByText('支付信息没有加载出来')).toBeNull();
});

it('says so when nothing has come yet', async () => {
  await product().open(payAddress(await unpaid(product().replica)));
  await begin(/^微信支付/);
  await user.click(await screen.findByText('我已付款'));
  expect(await screen.findByText('还没有收到付款，请在手机上完成支付后再试')).toBeTruthy();
});

it('by bank transfer takes the slip and keeps the order for three days', async () => {
  const orderNo = await unpaid(product().replica);
  await product().open(payAddress(orderNo));
  await begin(/^银行转账/);
  const send = await screen.findByRole('button', { name: '提交转账信息' });
  await user.click(send);
  const payer = screen.getByLabelText('付款户名');
  expect(document.activeElement).toBe(payer);
  await user.paste('知远影像工作室');
  await user.click(screen.getByLabelText('转账流水号'));
  await user.paste('20261121000001');
  await user.click(send);
  const state = await screen.findByText('已提交，核对到账后自动确认');
  await waitFor(() => expect(document.activeElement).toBe(state));
  await user.click(screen.getByRole('button', { name: '更正转账信息' }));
  expect(document.activeElement).toBe(screen.getByLabelText('付款户名'));
  await user.click(screen.getByRole('button', { name: '提交转账信息' }));
  await waitFor(() => expect(document.activeElement).toBe(state));
  expect(screen.getByText('知远影像工作室')).toBeTruthy();
  expect(screen.getByText('20261121000001')).toBeTruthy();
  expect(screen.queryByText(/逾期订单自动取消/)).toBeNull();
  expect(screen.getAllByText(/保留到/)).toHaveLength(1);
  await product().replica.clock({ advance: '1d' });
  await product().replica.pay(orderNo, 'settle');
  await expectPaid();
});

it('takes the wallet first and the rest by weixin', async () => {
  const { replica } = product();
  await replica.scenario('wallet-holds', { account: 'super', principal: '100.00', bonus: '20.00' });
  const orderNo = await unpaid(replica);
  await product().open(payAddress(orderNo));
  const pay = await payButton();
  await user.click(screen.getByLabelText(/先用余额抵扣/));
  expect(screen.getByText('本次将先用赠送 ¥ 20.00，再用本金 ¥ 100.00')).toBeTruthy();
  await user.click(pay);
  expect(await screen.findByText(/已冻结/)).toBeTruthy();
  await replica.pay(orderNo, 'settle');
  await user.click(screen.getByText('我已付款'));
  await expectPaid();
});

it('says what the wallet would pay before it is chosen, so that nothing moves with the choice', async () => {
  await product().open(payAddress(await unpaid(product().replica)));
  await payButton();
  const sheet = screen.getByRole('region', { name: '支付方式' });
  const words = () => sheet.textContent?.replace(/(去支付|确认支付)/, '');
  const before = words();
  expect(before).toContain('本次将');
  await user.click(screen.getByLabelText(/^钱包余额/));
  expect(screen.getByRole('button', { name: /^确认支付/ })).toBeTruthy();
  expect(words()).toBe(before);
});

it('goes on with the payment that was begun, after leaving and coming back', async () => {
  const orderNo = await unpaid(product().replica);
  await product().open(payAddress(orderNo));
  await begin(/^微信支付/);
  await screen.findByText('请使用微信扫一扫');
  await user.click(within(await screen.findByRole('navigation', { name: '主菜单' })).getByText('订单'));
  const order = await screen.findByLabelText(`订单 ${orderNo}`);
  await user.click(within(order).getByText('去支付'));
  expect(await screen.findByText('请使用微信扫一扫')).toBeTruthy();
});

it('is shown by the shell while it is being confirmed', async () => {
  await product().replica.scenario('payment-in-state', { state: 'scanned' });
  await product().open('/about');
  const chip = await screen.findByRole('link', { name: '1 笔付款确认中' });
  expect(chip.getAttribute('href')).toBe('/manager/order?tab=unpaid');
});

it('leads on where orders cannot be paid', async () => {
  const { orderNo = '' } = await product().replica.scenario('order-in-state', {
    account: 'super',
    state: 'canceled',
  });
  await product().open(payAddress(orderNo));
  expect(await screen.findByText(/已取消$/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '再次购买' }));
  await user.click(await screen.findByRole('button', { name: '去结算' }));
  await expect.poll(() => location.pathname).toMatch(/^\/manager\/shopping\/order\/\d+$/);
  await product().open('/manager/shopping/pay');
  expect(await screen.findByText('还没有选择要支付的订单。')).toBeTruthy();
  await product().open('/manager/shopping/pay?orders=1');
  expect(await screen.findByText('没有找到要支付的订单。')).toBeTruthy();
});

it('offers the orders again where a backend does not name those that cannot be paid', async () => {
  const refusal = { code: 1080, reason: 'orders-not-payable', message: '不行', details: { orders: 'all' } };
  const fault = {
    kind: 'reply',
    status: 200,
    type: 'application/json',
    body: JSON.stringify(refusal),
  } as const;
  await product().replica.fault({ operation: 'PayServiceMag.getPayOptions', ...fault });
  await product().open(payAddress(await unpaid(product().replica)));
  expect(await screen.findByText('有订单不能一起支付')).toBeTruthy();
});
