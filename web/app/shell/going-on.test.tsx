import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conversions } from '#web/lib/files/conversions.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const RESUME = /^继续付款 · .+ · 剩 /;

async function arrive(account = 'super'): Promise<void> {
  await product().logIn(account);
  await product().open('/about');
  await screen.findByRole('heading', { level: 1, name: '关于书桌' });
}

const convert = (names: readonly string[], done = 0, stuck = 0) =>
  act(() => conversions.set({ names, share: 0.5, done, stuck, works: done > 0 ? ['50039'] : [] }));

it('offers to go on with the order that waits for payment, until it is put away', async () => {
  await arrive();
  const chip = await screen.findByRole('link', { name: RESUME });
  expect(chip.getAttribute('href')).toMatch(/^\/manager\/shopping\/pay\?orders=\d+$/);
  await user.click(screen.getByRole('button', { name: '不再提示' }));
  expect(screen.queryByRole('link', { name: RESUME })).toBeNull();
  await product().open('/about');
  await product().settled();
  expect(screen.queryByRole('link', { name: RESUME })).toBeNull();
});

it('has nothing for a newcomer', async () => {
  await arrive('fresh');
  await product().settled();
  expect(screen.queryByRole('link', { name: /^继续/ })).toBeNull();
});

it('shows a conversion instead, and says how it ended', async () => {
  await arrive();
  await screen.findByRole('link', { name: RESUME });
  await convert(['山城十二月']);
  const running = screen.getByRole('link', { name: /转换《山城十二月》/ });
  expect(running.getAttribute('href')).toBe('/manager/opus_list/all?upload=1');
  expect(screen.queryByRole('link', { name: RESUME })).toBeNull();
  await convert([], 1);
  await user.click(screen.getByRole('link', { name: '转换完成，去查看' }));
  await expect.poll(() => location.pathname).toBe('/manager/opus_list/all');
  await waitFor(() => expect(screen.queryByRole('link', { name: '转换完成，去查看' })).toBeNull());
});

it.each([
  ['/manager/add_shopping/50039', '加入购物车', 0],
  ['/manager/add_shopping/50038', '加入购物车', 1],
  ['/manager/opus_list/all?upload=1', '我的作品', 0],
])('tells at %s of the work 50039 only what is not seen there', async (path, title, told) => {
  await product().logIn('super');
  await product().open(path);
  await screen.findByRole('heading', { level: 1, name: title, hidden: true });
  await product().settled();
  await convert(['我们的第一年']);
  await convert([], 1);
  expect(screen.queryAllByRole('link', { name: '转换完成，去查看', hidden: true })).toHaveLength(told);
});

it('says that a payment has its result, wherever the member is', async () => {
  await product().logIn('super');
  const { payNo = '' } = await product().replica.scenario('payment-in-state', { state: 'scanned' });
  await product().open('/about');
  await screen.findByText('1 笔付款确认中');
  await act(() => product().replica.pay(payNo, 'settle'));
  // The window is looked at again, which is when the counters are asked anew.
  await product().settled();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('link', { name: '付款已有结果' })).toBeTruthy();
});

it('tells the balance, on the way to more of it', async () => {
  await arrive();
  const [link] = await screen.findAllByRole('link', { name: /余额 ¥.2,320\.50/ });
  expect(link?.getAttribute('href')).toBe('/manager/recharge');
});
