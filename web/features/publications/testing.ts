/** What the tests of the lists look for. */
import { screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import { type Product, user } from '#web/testing/product.ts';
import { OpusListScreen } from './screens/opus-list-screen.tsx';

/** The screen alone at this address. */
export function showWorks({ show }: Product, at: string): void {
  const screenOfType = createElement(Route, {
    path: '/manager/opus_list/:type',
    element: createElement(OpusListScreen),
  });
  show(createElement(Routes, null, screenOfType), at);
}

export const card = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name });
export const names = (): (string | null)[] =>
  screen.queryAllByRole('article').map((work) => work.getAttribute('aria-label'));

/** The works that are there now, by their names. */
export async function expectWorks(expected: readonly string[]): Promise<void> {
  await waitFor(() => expect(names()).toEqual(expected));
}

/** Chooses from the menu of a work. */
export async function act(name: string, action: string): Promise<void> {
  await user.click(within(await card(name)).getByRole('button', { name: `《${name}》的操作` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** The dialog with this title; dialogs share one id for their titles in tests. */
export function dialog(title: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.queryAllByRole('dialog').find(({ textContent }) => textContent?.startsWith(title));
    if (!found) throw new Error(`there is no dialog ${title}`);
    return found;
  });
}

export async function confirm(title: string, button: string): Promise<void> {
  await user.click(within(await dialog(title)).getByRole('button', { name: button }));
}

/** Writes at once instead of what stands there. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
