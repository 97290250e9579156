/** A link of a colleague, from its making to what it did here and the way back. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectLines, lines, problemOf, UPDATE_CART } from '#web/features/cart/testing.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { toasts } from '#web/testing/toasts.ts';
import {
  changeQuantity,
  drawer,
  openConsole,
  openTab,
  press,
  productWithConsoleForEachTest,
  queryDrawer,
} from '../testing.ts';
import { followLink } from './follow-link.ts';

const CART = '/manager/shopping/cart';
const LINK = '?_replica=persona:vip,clock:+2h,fault:cart-save-fails,scenario:cart-full;account=vip';

const product = productWithConsoleForEachTest();

/** A page that is loaded anew knows nobody yet. */
async function load(address: string): Promise<void> {
  sessionStore.forget();
  await product().open(address);
}

/** What the page does before the product begins, for whoever agrees or does not. */
async function come(address: string, isAgreed: boolean): Promise<void> {
  history.replaceState(null, '', address);
  await followLink(async () => isAgreed);
  await load(location.pathname + location.search);
}

it('brings about member, time, data and fault, and is undone as one', async () => {
  await product().logIn('super');
  await come(CART + LINK, true);
  expect(location.href).toMatch(new RegExp(`${CART}$`));
  await expectLines(20);
  expect(screen.getByLabelText('账户：顾清和')).toBeTruthy();
  await openConsole('时钟');
  const done = within(drawer()).getByRole('list', { name: '链接做了什么' });
  expect([...done.children].map(({ textContent }) => textContent)).toEqual([
    '时钟 +2h',
    '场景 cart-full',
    '身份 vip',
    '故障 cart-save-fails',
  ]);
  expect(await within(drawer()).findByText('比真实时间快 2 小时')).toBeTruthy();
  expect(await product().replica.faults()).toMatchObject([{ operation: UPDATE_CART }]);

  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  onTestFinished(() => reload.mockRestore());
  await press('撤销');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await load(CART);
  await expectLines(20);
  expect(screen.getByLabelText('账户：沈知远')).toBeTruthy();
  expect(await product().replica.faults()).toEqual([]);
  await waitFor(() => expect(queryDrawer()).not.toBeNull());
  await openTab('时钟');
  expect(await within(drawer()).findByText('与真实时间相同')).toBeTruthy();
  await openTab('身份');
  await press('切换为 顾清和');
  // The data of the scenario is gone as well.
  await expectLines(3);
});

it('changes nothing when it is declined', async () => {
  await product().logIn('super');
  await come(CART + LINK, false);
  await expectLines(20);
  expect(location.search).toBe('');
  expect(screen.getByLabelText('账户：沈知远')).toBeTruthy();
  expect(await product().replica.faults()).toEqual([]);
});

it('is copied with all that is in force here', async () => {
  await product().logIn('super');
  await product().replica.fault({ operation: UPDATE_CART, kind: 'text', text: 'no' });
  await product().open(CART);
  await openConsole();
  await press('复制链接');
  await waitFor(() => expect(toasts('链接已复制')).toHaveLength(1));
  const link = await navigator.clipboard.readText();
  await product().replica.reset();
  tokenStore.clear();

  await come(link, true);
  await expectLines(20);
  await changeQuantity('60');
  await waitFor(() => expect(lines().map(problemOf)[0]).toBe('更新购物车失败，请稍后再试'));
});

it('says which part it did not understand, and which was not done', async () => {
  await come('/manager/login?_replica=weather:rain,fault:no-such-row', true);
  expect(await screen.findByText(/看不懂「weather:rain」/)).toBeTruthy();
  expect(screen.getByText(/fault:no-such-row 不会做/)).toBeTruthy();
});
