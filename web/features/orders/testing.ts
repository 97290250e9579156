import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { expect } from 'vitest';
import { type Product, user } from '#web/testing/product.ts';
import type { Replica } from '#web/testing/replica.ts';
import { OrdersScreen } from './screens/orders-screen.tsx';

/** An order of `super` of its own, in this state. */
export async function orderIn(
  replica: Replica,
  state: string,
  more: Record<string, string> = {},
): Promise<string> {
  const { orderNo = '' } = await replica.scenario('order-in-state', { account: 'super', state, ...more });
  return orderNo;
}

/** The address of the list with this order alone. */
export const listOf = (orderNo: string): string => `/manager/order?keyword=${orderNo}`;
/** The address of an order with its detail beside the list. */
export const detailOf = (orderNo: string): string => `/manager/order?keyword=${orderNo}&no=${orderNo}`;

export const card = (orderNo: string): Promise<HTMLElement> => screen.findByLabelText(`订单 ${orderNo}`);

/** The dialog with this title, once it has read what it shows. Dialogs share one id for their titles in tests. */
export function dialog(title: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.queryAllByRole('dialog').find(({ textContent }) => textContent?.startsWith(title));
    if (!found) throw new Error(`there is no dialog ${title}`);
    expect(within(found).queryByLabelText('正在加载')).toBeNull();
    return found;
  });
}
export const detail = (): Promise<HTMLElement> => dialog('订单详情');

/** A part of the detail, once it has been read. */
export async function part(name: string | RegExp): Promise<HTMLElement> {
  return within(await detail()).findByRole('region', { name });
}

/** Waits until the place says so: what it shows is read anew after every action. */
export async function says(place: HTMLElement, words: string): Promise<void> {
  await waitFor(() => within(place).getAllByText(words, { exact: false }));
}

/** Presses a button of the order, out of its menu where it is in there. */
export async function press(place: HTMLElement, name: string): Promise<void> {
  const find = (label: string) => within(place).queryByRole('button', { name: label });
  await waitFor(() => {
    if ((find(name) ?? find('更多')) === null) throw new Error(`neither ${name} nor a menu is there`);
  });
  const button = find(name);
  if (button) {
    // What was pressed before is under way until the list is read again; a press on it goes nowhere.
    await waitFor(() => {
      if (button.matches('[class*="loading"]')) throw new Error(`${name} is still under way`);
    });
    await user.click(button);
  } else {
    await user.click(within(place).getByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
}

/** Writes at once: typing key by key is slow and tests nothing more. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** The screen at this address, instead of what was shown before. */
export function showOrders({ show }: Product, at: string): void {
  cleanup();
  show(createElement(OrdersScreen), at);
}

/** The card of an order of its own in this state. */
export async function cardIn(
  product: Product,
  state: string,
): Promise<{ orderNo: string; shown: HTMLElement }> {
  const orderNo = await orderIn(product.replica, state);
  showOrders(product, listOf(orderNo));
  return { orderNo, shown: await card(orderNo) };
}
