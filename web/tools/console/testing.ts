/** What the tests of the console look for, beside the product or beside one of its screens. */
import { screen, waitFor, within } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { beforeEach, expect } from 'vitest';
import { CartScreen } from '#web/features/cart/screens/cart-screen.tsx';
import { expectLines, fill, lines, quantity } from '#web/features/cart/testing.ts';
import { type Product, type ProductOptions, productForEachTest, user } from '#web/testing/product.ts';
import { toolsBesideForEachTest } from '#web/testing/tools-beside.ts';
import { forgetEntries } from './calls/journal-feed.ts';
import { Console } from './console.tsx';
import { setLinkNotice } from './link/link-notice.ts';
import { callHeaders } from './own-calls.ts';
import { type Language, rememberLanguage } from './words/language.ts';

/** The product of the build for developers, whose console speaks this language. */
export function productWithConsoleForEachTest(
  language: Language = 'zh',
  options: ProductOptions = {},
): () => Product {
  toolsBesideForEachTest(Console, { callHeaders });
  beforeEach(() => {
    rememberLanguage(language);
    // What a page knows until it is loaded anew.
    return () => {
      setLinkNotice(null);
      forgetEntries();
      sessionStorage.clear();
    };
  });
  return productForEachTest(options);
}

/** The console beside the cart of super, whose calls it shows: a third of the time of the whole product. */
export async function showBesideCart({ logIn, show }: Product): Promise<void> {
  await logIn('super');
  show(
    createElement(Fragment, null, createElement(CartScreen), createElement(Console)),
    '/manager/shopping/cart',
  );
  await expectLines(20);
}

const NAME = /^(开发控制台|Console)$/;

export const findKnob = () =>
  screen.findByLabelText(/^(开发控制台|Developer console)$/, { selector: 'button' });

/** By plain attributes, because the name of a dialog is reckoned with all that is beside it. */
export function queryDrawer(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.replica-console [role=dialog]');
}

export function drawer(): HTMLElement {
  const found = queryDrawer();
  if (found === null) throw new Error('the console is not open');
  return found;
}

export async function openTab(name: string): Promise<void> {
  await user.click(within(drawer()).getByRole('tab', { name }));
}

export async function openConsole(tab?: string): Promise<void> {
  await user.click(await findKnob());
  await waitFor(() => expect(within(drawer()).getByText(NAME)).toBeTruthy());
  if (tab !== undefined) await openTab(tab);
}

export async function expectClosed(): Promise<void> {
  await waitFor(() => expect(queryDrawer()).toBeNull());
}

/** Presses what has this name in the console, once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  await user.click(await within(drawer()).findByRole('button', { name }));
}

/** The first line of the cart is to have as many. */
export async function changeQuantity(count: string): Promise<void> {
  const field = firstQuantity();
  await fill(field, count);
  await user.keyboard('{Enter}');
}

export function firstQuantity(): HTMLInputElement {
  const [first] = lines();
  if (first === undefined) throw new Error('the cart is empty');
  return quantity(first);
}
