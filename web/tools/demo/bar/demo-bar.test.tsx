/** What a visitor of the demo does from the bar above the product. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectLines, fill, lines, quantity } from '#web/features/cart/testing.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';
import { findBar, productWithDemoForEachTest } from '../testing.ts';

const CART = '/manager/shopping/cart';

const product = productWithDemoForEachTest();
const press = async (name: string | RegExp) =>
  user.click(await within(await findBar()).findByRole('button', { name }));
const expectSaid = (words: string | RegExp) =>
  waitFor(() => expect(screen.queryAllByText(words).length).toBeGreaterThan(0));

it('a reset says what is lost, and the visitor stays who he was', async () => {
  await product().logIn('demo');
  await product().open(CART);
  await expectLines(3);
  await user.click(screen.getAllByText('复制')[0] ?? document.body);
  await expectLines(4);
  await press('重置演示');
  const dialog = await screen.findByRole('dialog', { name: '重置演示？' });
  await waitFor(() => expect(dialog.textContent).toContain('购物车改动1 次'));
  await user.click(within(dialog).getByRole('button', { name: '重置演示' }));
  await waitFor(() => expect(screen.queryByText('重置演示？')).toBeNull());
  await expectLines(3);
  await within(await findBar()).findByRole('button', { name: /^演示账号：\s*林晓舟\s*普通会员\s*，切换$/ });
});

it('a guest lets time go on, by an order and by days', async () => {
  await product().logIn('super');
  await product().open('/manager/order?tab=producing');
  const [waiting] = await screen.findAllByText('待审稿', { selector: 'article *' });
  const orderNo = /\d{16}/.exec(waiting?.closest('article')?.getAttribute('aria-label') ?? '')?.[0] ?? '';
  await product().open(`/manager/order?no=${orderNo}`);
  const detail = () =>
    [...document.querySelectorAll('[role=dialog]')].find(({ textContent }) => textContent?.includes(orderNo));
  await waitFor(() => expect(detail()?.textContent).toContain('待审稿'));
  await press(`订单 …${orderNo.slice(-4)} 走到下一步`);
  await expectSaid(/^订单现在：/);
  await waitFor(() => expect(detail()?.textContent).toContain('待生产'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.search).not.toContain(orderNo));
  await product().settled();
  // The order that was shown last is still at hand.
  expect(within(await findBar()).getByText(`订单 …${orderNo.slice(-4)} 走到下一步`)).toBeTruthy();
  await press('过 3 天');
  await expectSaid('已过去 3 天，订单按新的时间往前走');
});

it('the last step is taken back without a reset, also past a change of the member', async () => {
  await product().logIn('super');
  await product().open(CART);
  await expectLines(20);
  await press('撤回上一步');
  await expectSaid('没有可以撤回的操作');

  const first = () => lines().map(quantity)[0] ?? document.createElement('input');
  async function change(count: string): Promise<void> {
    await fill(first(), count);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lines()[0]?.textContent).toContain('已保存'));
  }
  const before = first().value;
  await change('61');
  await press('撤回上一步');
  await waitFor(() => expect(toasts('已撤回：购物车改动')).toHaveLength(1));
  await waitFor(() => expect(first().value).toBe(before));

  await change('62');
  await press(/^顾清和/);
  const isShown = () =>
    within(document.body).queryByRole('button', { name: /^演示账号：\s*顾清和/ }) !== null;
  await waitFor(() => expect(isShown()).toBe(true));
  await waitFor(() => expect(toasts('已撤回：购物车改动')).toEqual([]));
  await press('撤回上一步');
  await waitFor(() => expect(toasts('已撤回：购物车改动')).toHaveLength(1));
  await waitFor(() => expect(isShown()).toBe(true));
  sessionStore.forget();
  await product().open(CART);
  await waitFor(() => expect(isShown()).toBe(true));
});
