import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { SCREEN_PARTS } from './screen-parts.tsx';

const product = productForEachTest();
const CART_LIST = 'ShopCarService.cartList';

it('a press in the menu asks for the cart before the screen is opened, and the screen does not ask again', async () => {
  await product().logIn('vip');
  await product().open('/about');
  const menu = within(await screen.findByRole('navigation', { name: '主菜单' }));
  const link = menu.getByText('购物车');
  const { asked, letGo } = product().hold('cartList');
  fireEvent.pointerDown(link);
  await asked;
  expect(location.pathname).toBe('/about');
  letGo();
  await user.click(link);
  expect(await screen.findByLabelText('购物车商品', { selector: 'ul' })).toBeTruthy();
  await product().settled();
  expect(await product().replica.journal(CART_LIST)).toHaveLength(1);
});

it('whoever chooses a line of the cart gets the code of the checkout before going there', async () => {
  const next = vi.spyOn(SCREEN_PARTS.shoppingOrder ?? {}, 'load');
  await product().logIn('vip');
  await product().open('/manager/shopping/cart');
  const list = within(await screen.findByLabelText('购物车商品', { selector: 'ul' }));
  expect(next).not.toHaveBeenCalled();
  await user.click(list.getAllByRole('checkbox')[0] as HTMLElement);
  expect(next).toHaveBeenCalledOnce();
});
