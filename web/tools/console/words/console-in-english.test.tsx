/** The console in the language of whoever reads it. The product beside it stays Chinese. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';
import { Console } from '../console.tsx';
import { askFirst } from '../link/ask-first.tsx';
import { followLink } from '../link/follow-link.ts';
import {
  changeQuantity,
  drawer,
  findKnob,
  openConsole,
  openTab,
  press,
  productWithConsoleForEachTest,
  showBesideCart,
} from '../testing.ts';
import { rememberLanguage } from './language.ts';

const product = productWithConsoleForEachTest('zh', { moments: 10 });
const expectSaid = (words: string) => waitFor(() => expect(drawer().textContent).toContain(words));

it('is English where that is preferred, until somebody chooses Chinese for good', async () => {
  localStorage.clear();
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  onTestFinished(() => languages.mockRestore());
  product().show(<Console />);
  expect((await findKnob()).getAttribute('aria-label')).toBe('Developer console');
  await openConsole();
  expect(drawer().lang).toBe('en');
  await openTab('Faults');
  await expectSaid('No faults: every operation answers as it should.');
  await press('中文');
  // The tab that was open stays so.
  await expectSaid('没有故障，接口都正常答复。');
  expect(drawer().lang).toBe('zh-CN');
  await product().open('/about');
  expect((await findKnob()).getAttribute('aria-label')).toBe('开发控制台');
});

it('tells in English of a call, its reason and its moment', async () => {
  rememberLanguage('en');
  await showBesideCart(product());
  await changeQuantity('60');
  await product().settled();
  await openConsole();
  await press(/ShoppingServiceMag\.updateCart/);
  await expectSaid('The documents of the product describe this operation');
  await expectSaid('Kept, as far as was looked at');
  expect(await within(drawer()).findByRole('heading', { name: 'This write' })).toBeTruthy();
  await press('Back to before');
  await waitFor(() => expect(toasts('Went back and took back 1 write')).toHaveLength(1));
});

it('asks in English for what a link wants to do, and says so afterwards', async () => {
  rememberLanguage('en');
  history.replaceState(null, '', '/about?_replica=fault:cart-save-fails,weather:rain');
  const followed = followLink(askFirst);
  const question = await screen.findByRole('dialog', {
    name: 'Before it opens, this link wants to make 1 change',
  });
  expect(question.textContent).toContain('“weather:rain” is not understood');
  await user.click(within(question).getByRole('button', { name: 'Change and open' }));
  await followed;
  product().show(<Console />);
  const toast = 'Link: fault cart-save-fails; “weather:rain” is not understood';
  expect(await screen.findByText(toast)).toBeTruthy();
});
