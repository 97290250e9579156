/** What becomes of a payment at the cashier, on its page and in the shop. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { detail, detailOf, says } from '#web/features/orders/testing.ts';
import { begin, expectPaid, payAddress, unpaid } from '#web/features/payment/testing.ts';
import { showOutside } from '#web/testing/outside-page.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { lastSegmentOf } from '../parts/last-segment.ts';
import { CashierPage } from './cashier-page.tsx';

const product = productForEachTest();

beforeEach(() => product().logIn('super'));

/** Where the code of the payment that is open leads. */
async function codeAddress(): Promise<string> {
  const link = await screen.findByRole('link', { name: '在手机上打开付款页' });
  return link.getAttribute('href') ?? '';
}

const showCashier = (address: string) =>
  showOutside(<CashierPage token={lastSegmentOf(new URL(address, location.origin).pathname)} />);

async function beginByWeixin(): Promise<string> {
  const orderNo = await unpaid(product().replica);
  await product().open(payAddress(orderNo));
  await begin(/^微信支付/);
  return orderNo;
}

/** Scans the code and ends the payment this way. */
async function endAtCashier(way: RegExp) {
  const phone = showCashier(await codeAddress());
  await user.click(await phone.findByRole('button', { name: way }));
  return phone;
}

it('that fails frees the order for another way', async () => {
  await beginByWeixin();
  const phone = await endAtCashier(/^付款失败/);
  expect(await phone.findByText(/^商家已关闭这笔付款/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '重新选择支付方式' }));
  await begin(/^钱包余额/);
  await expectPaid();
});

it('whose call back was lost is asked for', async () => {
  await beginByWeixin();
  const phone = await endAtCashier(/通知丢失/);
  expect(await phone.findByRole('heading', { name: '付款成功' })).toBeTruthy();
  expect(await screen.findByText('已扫描')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '我已付款' }));
  await expectPaid();
});

it('that came twice is given back once', async () => {
  const orderNo = await beginByWeixin();
  await endAtCashier(/^重复付款/);
  await expectPaid();
  await product().open(detailOf(orderNo));
  await user.click(within(await detail()).getByText(/^操作记录/));
  await says(await detail(), '重复付款已退回');
});

it('by a code that ran out is none, and a new code is another', async () => {
  await beginByWeixin();
  const old = await codeAddress();
  await product().replica.clock({ advance: '6m' });
  expect(await screen.findByText('二维码已过期')).toBeTruthy();
  await user.click(screen.getByText('点击刷新'));
  await waitFor(() => expect(screen.queryByText('二维码已过期')).toBeNull());
  const dead = showCashier(old);
  expect(await dead.findByRole('heading', { name: '二维码无效' })).toBeTruthy();
  await endAtCashier(/^确认付款/);
  await expectPaid();
});

it('that comes too late goes back, and the page says so', async () => {
  await beginByWeixin();
  const phone = showCashier(await codeAddress());
  const pay = await phone.findByRole('button', { name: '确认付款' });
  await product().replica.clock({ advance: '3h' });
  await user.click(pay);
  expect(await phone.findByRole('heading', { name: '款项已退回' })).toBeTruthy();
  expect(document.activeElement?.localName).toBe('main');
});
