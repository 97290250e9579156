/** Where the keyboard is after 重试: with what came, or at the same button while it fails again. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const focused = () => document.activeElement;

async function openFailing(path: string, operation: string): Promise<HTMLElement> {
  await product().logIn('super');
  await product().replica.fault({ operation, kind: 'status', status: 503 });
  await product().open(path);
  const main = within(await screen.findByRole('main'));
  return main.findByRole('button', { name: '重试' });
}

async function pressByKey(button: HTMLElement): Promise<void> {
  button.focus();
  await user.keyboard('{Enter}');
}

describe('after 重试 the focus', () => {
  it.each([
    ['the cart', '/manager/shopping/cart', 'ShopCarService.cartList', '环岛骑行'],
    ['the checkout', '/manager/shopping/order/90001', 'OrderServiceMag.previewOrder', '商品清单'],
    ['adding a work', '/manager/add_shopping/50039', 'ShoppingServiceMag.getGoodsFor', '我们的第一年'],
    ['the orders', '/manager/order', 'OrderServiceMag.getOrderList', '月亮忘了关灯'],
  ])('goes on in %s to what comes', async (_what, path, operation, heading) => {
    const button = await openFailing(path, operation);
    await product().replica.clearFaults();
    await pressByKey(button);
    await waitFor(() => expect(focused()?.textContent).toContain(heading));
    expect(focused()?.matches('main :is(h2, h3, article)')).toBe(true);
  });

  it('is at the same button while it fails again, and waits in the screen meanwhile', async () => {
    const button = await openFailing('/manager/shopping/cart', 'ShopCarService.cartList');
    const { asked, letGo } = product().hold('cartList');
    await pressByKey(button);
    await asked;
    await waitFor(() => expect(focused()?.tagName).toBe('MAIN'));
    letGo();
    await waitFor(() => expect(focused()?.textContent).toBe('重试'));
    expect(focused()).not.toBe(button);
  });

  it('stays where somebody went in the meantime', async () => {
    const button = await openFailing('/manager/shopping/cart', 'ShopCarService.cartList');
    await product().replica.clearFaults();
    const { asked, letGo } = product().hold('cartList');
    await pressByKey(button);
    await asked;
    const elsewhere = screen.getByRole('link', { name: '跳到主要内容' });
    elsewhere.focus();
    letGo();
    await screen.findByRole('list', { name: '购物车商品' });
    expect(focused()).toBe(elsewhere);
  });
});
