/** What the tests of the options look for, on the screen that adds to the cart and in the dialog. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import { PATHS } from '#web/lib/paths.ts';
import { type Product, user } from '#web/testing/product.ts';
import { PrintOptionsDialog } from './components/print-options-dialog.tsx';
import { AddShoppingScreen } from './screens/add-shopping-screen.tsx';

/** 我们的第一年 of super: an album of 40 pages. */
export const ALBUM = '50039';

/** The screen for a publication; where it leads to is not there. */
export function showAddShopping(product: Product, id = ALBUM): void {
  const { path, getHref } = PATHS.addShopping;
  const route = createElement(Route, { path, element: createElement(AddShoppingScreen) });
  product.show(createElement(Routes, null, route), getHref(id));
}

/** An option of a step. By plain text, because a name that is reckoned for each of sixty options takes seconds. */
export function option(step: string, name: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (radio) =>
      radio.closest('label')?.textContent === name &&
      radio.closest('section')?.querySelector('h3')?.firstChild?.textContent === step,
  );
  if (found.length !== 1 || !found[0]) throw new Error(`${step} ${name} is there ${found.length} times`);
  return found[0];
}

export async function choose(step: string, name: string): Promise<void> {
  await user.click(option(step, name));
  expect(option(step, name).checked).toBe(true);
}

export const cards = (group: string) => screen.getByLabelText(group, { selector: '[role=radiogroup]' });

/** The card with this title among those that stand together. */
function card(group: string, title: string): HTMLInputElement {
  const label = within(cards(group)).getByText(title).closest('label');
  const radio = label?.querySelector('input');
  if (!radio) throw new Error(`${group} has no card ${title}`);
  return radio;
}
export const spec = (title: string) => card('为这本书配好的规格', title);
export const goods = (title: string) => card('选择商品', title);

export const quantity = () => screen.getByLabelText<HTMLInputElement>('数量');
/** A quantity at which a discount begins. */
export function tier(count: number): HTMLButtonElement {
  const tiers = within(screen.getByLabelText('数量与单价')).getAllByRole<HTMLButtonElement>('button');
  const found = tiers.find(({ firstChild }) => firstChild?.textContent === String(count));
  if (!found) throw new Error(`no discount begins at ${count}`);
  return found;
}
export const remark = () => screen.getByLabelText<HTMLTextAreaElement>('备注');

export async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

/** Where the total stands on the screen, with the two ways on. */
export const bar = () => within(screen.getByLabelText('加入购物车'));
export const add = () => bar().getByRole('button', { name: '加入购物车' });
export const waits = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

/** The price is that of what is chosen now, and one can go on. */
export async function expectTotal(amount: string): Promise<void> {
  await screen.findByText('总价');
  await waitFor(() => {
    expect(bar().getByText('总价').closest('[aria-busy]')?.textContent).toContain(`¥\u2009${amount}`);
    expect(waits(add())).toBe(false);
  });
}

/** What tells of the copies in the cart. */
export async function findNotice(): Promise<HTMLElement> {
  const notice = (await screen.findByText(/^已加入购物车/)).closest<HTMLElement>('[role=status]');
  if (notice === null) throw new Error('nothing is said with the words');
  return notice;
}

/** The dialog of a cart line alone; answers how often it was saved. */
export async function openLine(product: Product, cartID: string): Promise<() => number> {
  cleanup();
  let timesSaved = 0;
  const onSaved = () => {
    timesSaved += 1;
  };
  product.show(createElement(PrintOptionsDialog, { request: { cartID, onSaved, onClosed: () => {} } }));
  await screen.findByLabelText('数量');
  return () => timesSaved;
}

export function next(): HTMLButtonElement {
  const button = screen.getByText('下一步').closest('button');
  if (button === null) throw new Error('下一步 is no button');
  return button;
}

export const total = () => screen.getByText('总价').parentElement;

export async function expectPriced(): Promise<void> {
  await waitFor(() => expect(waits(next())).toBe(false));
}

/** What is read out with an element. */
export function wordsOf(element: HTMLElement): string | undefined {
  const id = element.getAttribute('aria-describedby');
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined);
}

/** What is said of options that were chosen automatically. */
export const notice = () => screen.queryByText(/^已自动改为/)?.textContent ?? null;

export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
