/** Everything a screen asks for is shown by a region of it, which the console outlines. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { SCREENS } from '#web/lib/paths.ts';
import { type Product, productForEachTest, user } from '#web/testing/product.ts';
import { headingOf, shownAt } from '#web/testing/shown-screens.ts';
import { UNSHOWN_CALLS } from '#web/tools/console/origin/unshown-calls.ts';

const product = productForEachTest();

async function orderIn({ replica }: Product, state: string): Promise<string> {
  const params = { account: 'demo', cartIDs: '92001', state };
  return (await replica.scenario('cart-ordered', params)).orderNo ?? '';
}

interface Visit {
  readonly name: string;
  readonly account?: string;
  /** Goes there; what it waits for is on the screen once its replies are. */
  readonly open: (product: Product) => Promise<unknown>;
}

const VISITS: readonly Visit[] = [
  ...SCREENS.filter(({ state }) => state === 'open').map((one) => ({
    name: one.name,
    open: async (product: Product) => {
      await product.open(one.example);
      const main = within(await screen.findByRole('main'));
      const words = headingOf(shownAt(one));
      await waitFor(() => expect(main.getByRole('heading', { level: 1 }).textContent).toBe(words));
    },
  })),
  {
    name: 'login',
    account: '',
    open: async (product) => {
      await product.open('/manager/login');
      await screen.findByRole('link', { name: '没有扫码工具？在手机上打开' });
    },
  },
  {
    name: 'print options',
    open: async (product) => {
      await product.open('/manager/shopping/cart');
      const [edit] = await screen.findAllByText('修改选项');
      if (edit) await user.click(edit);
      const dialog = await screen.findByRole('dialog', { name: '印刷选项' });
      await waitFor(() => expect(dialog.textContent).toContain('1,144.00'));
    },
  },
  {
    name: 'payment',
    account: 'demo',
    open: async (product) => {
      await product.open(`/manager/shopping/pay?orders=${await orderIn(product, 'unpaid')}`);
      await user.click(await screen.findByText(/^去支付/));
      await screen.findByText('我已付款');
    },
  },
  {
    name: 'success',
    account: 'demo',
    open: async (product) => {
      await product.open(`/manager/shopping/success?orders=${await orderIn(product, 'paid')}`);
      await screen.findByText('付款成功');
    },
  },
  {
    name: 'an order',
    account: 'demo',
    open: async (product) => {
      await product.open(`/manager/order?no=${await orderIn(product, 'paid')}`);
      await screen.findByText('金额明细');
    },
  },
];

/** What it asked for; what a button sent is shown by the button, which may be gone by now. */
async function readBy({ replica }: Product): Promise<string[]> {
  const called = new Set((await replica.journal()).map(({ operation }) => operation));
  return OPERATIONS.filter(({ id, effect }) => effect === 'read' && called.has(id)).map(({ id }) => id);
}

it.each(VISITS)('of $name', async ({ account = 'super', open }) => {
  if (account !== '') await product().logIn(account);
  await open(product());
  await product().settled();
  const shown = [...document.querySelectorAll<HTMLElement>('[data-shows]')].flatMap(
    ({ dataset }) => dataset.shows?.split(' ') ?? [],
  );
  const read = await readBy(product());
  expect(read.length).toBeGreaterThan(0);
  const unshown: readonly string[] = UNSHOWN_CALLS;
  expect(read.filter((id) => !shown.includes(id) && !unshown.includes(id))).toEqual([]);
});
