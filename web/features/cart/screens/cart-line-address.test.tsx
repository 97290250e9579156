import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const CART = '/manager/shopping/cart';
const address = () => location.pathname + location.search;
const dialog = () => screen.queryByRole('dialog', { name: '印刷选项' });
const total = () => screen.getByText('总价').parentElement?.textContent;

async function openLine(id: string): Promise<void> {
  await product().open(`${CART}?cartID=${id}`);
}

beforeEach(() => product().logIn('super'));

it('is saved, and the list shows it', async () => {
  await openLine('90001');
  // The dialog is fetched now, and the whole cart is drawn behind it.
  await expect.poll(() => screen.queryByLabelText('数量')).not.toBeNull();
  const quantity = screen.getByLabelText('数量');
  await user.clear(quantity);
  await user.type(quantity, '12');
  await expect.poll(total).toContain('1,372.80');
  await expect.poll(() => screen.queryByText('估')).toBeNull();
  await user.click(screen.getByText('下一步'));
  await expect.poll(address).toBe(CART);
  await expect.poll(dialog).toBeNull();
  expect((await screen.findAllByText(/1,372\.80/)).length).toBeGreaterThan(0);
});

it('that is not the member’s own says so in the dialog', async () => {
  await openLine('91003');
  expect(await screen.findByText('购物车商品不存在')).toBeTruthy();
  await user.keyboard('{Escape}');
  await expect.poll(address).toBe(CART);
  expect(dialog()).toBeNull();
});
