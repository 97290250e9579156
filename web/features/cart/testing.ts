/** What the tests of the cart look for. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { send } from '#web/kit/ask/send.ts';
import { type Product, user } from '#web/testing/product.ts';

export const UPDATE_CART = 'ShoppingServiceMag.updateCart';

function itemsOf(list: string): HTMLElement[] {
  const found = screen.queryByLabelText(list, { selector: 'ul' });
  return found === null ? [] : [...found.children].filter((item) => item instanceof HTMLElement);
}
export const lines = () => itemsOf('购物车商品');
export const invalid = () => itemsOf('失效商品');

/** The lines of one book. By plain text, because a name that is reckoned for a whole cart takes seconds. */
export const linesOf = (book: string) =>
  lines().filter((line) => line.querySelector('h3')?.textContent === book);

export function line(book: string): HTMLElement {
  const [found, ...others] = linesOf(book);
  if (!found || others.length > 0)
    throw new Error(`${book} is there ${others.length + (found ? 1 : 0)} times`);
  return found;
}

/** The cart is there. */
export async function expectLines(count: number): Promise<void> {
  await waitFor(() => expect(lines()).toHaveLength(count));
}

export const quantity = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('textbox');

export async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

export async function press(place: HTMLElement, name: string): Promise<void> {
  await user.click(within(place).getByText(name));
}

export const problemOf = (row: HTMLElement) => within(row).queryByRole('alert')?.textContent ?? null;

/** What is chosen, what it comes to, and the way to the checkout. */
export const bar = () => screen.getByLabelText('结算');
export const choice = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** A line of what was ordered once (再次购买), whose work was changed since; answers its id. */
export async function boughtAgain({ replica }: Product): Promise<string> {
  const { orderNo } = await replica.scenario('order-in-state', { account: 'super', state: 'done' });
  await replica.scenario('publication-changed');
  const again = await send('OrderServiceMag.rebuy', { orderNo: String(orderNo), version: 'ordered' });
  if (!again.ok) throw new Error(`it was not bought again: ${again.error.message}`);
  return again.value.cartIDs;
}

/** The dialog of a line, once it can be used; and its way on. */
export async function findDialog(): Promise<{ dialog: HTMLElement; next: HTMLButtonElement }> {
  const next = (await screen.findByText('下一步')).closest('button');
  const dialog = next?.closest<HTMLElement>('[role=dialog]');
  if (!next || !dialog) throw new Error('下一步 is no button of a dialog');
  return { dialog, next };
}
