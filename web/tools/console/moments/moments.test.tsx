/** Going back before a write, and what it changed. */
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  changeQuantity,
  drawer,
  firstQuantity,
  openConsole,
  press,
  productWithConsoleForEachTest,
  showBesideCart,
} from '../testing.ts';

const product = productWithConsoleForEachTest('zh', { moments: 10 });

/** The first quantity of the cart changed from 10 to 60, and that call open in the console. */
beforeEach(async () => {
  await showBesideCart(product());
  expect(firstQuantity().value).toBe('10');
  await changeQuantity('60');
  await product().settled();
  await openConsole();
  await press(/ShoppingServiceMag\.updateCart/);
});

const expectQuantity = (count: string) => waitFor(() => expect(firstQuantity().value).toBe(count));

it('a call that wrote leads back to before it, and forth again', async () => {
  await press('回到此前');
  await expectQuantity('10');
  await waitFor(() => expect(drawer().textContent).toContain('已撤回。'));
  await press('恢复到最新');
  await expectQuantity('60');
});

it('a call that wrote shows what rows it changed', async () => {
  await press('比较');
  const changed = await within(drawer()).findByRole('region', { name: 'cart_lines' });
  expect(changed.textContent).toContain('修改 1');
  expect(changed.textContent).toContain('10 → 60');
});
