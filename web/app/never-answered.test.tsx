/** A call that is never answered, seen from the cart: the product stays usable and every way out stays open. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const CART = '/manager/shopping/cart';

/** The call of this method comes nowhere until the returned function is called. */
function losing(method: string) {
  const lost: string[] = [];
  const send = fetch as (request: Request) => Promise<Response>;
  vi.stubGlobal('fetch', (request: Request) => {
    if (new URL(request.url).searchParams.get('medthodName') !== method) return send(request);
    lost.push(request.url);
    return new Promise<Response>(() => undefined);
  });
  return { lost, end: () => vi.stubGlobal('fetch', send) };
}

/** The shell stands, the place has its name and one can go elsewhere. */
async function expectAlive(): Promise<void> {
  expect(screen.getByRole('heading', { level: 1, name: '购物车' })).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
  await user.click(menu.getByRole('link', { name: '关于' }));
  expect(await screen.findByRole('heading', { level: 1, name: '关于书桌' })).toBeTruthy();
}

async function firstLine() {
  const list = await screen.findByRole('list', { name: '购物车商品' });
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  const line = list.firstElementChild as HTMLElement;
  return { line, quantity: within(line).getByRole<HTMLInputElement>('textbox') };
}

it('of the list is waited for in sight, without locking the user in', async () => {
  await product().logIn('super');
  losing('cartList');
  await product().open(CART);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('status', { name: '正在加载' })).toBeTruthy();
  await expectAlive();
});

it('of a save keeps what was typed, and the cart has the old value afterwards', async () => {
  await product().logIn('super');
  await product().open(CART);
  const { line, quantity } = await firstLine();
  const { lost, end } = losing('updateCart');
  await user.clear(quantity);
  await user.type(quantity, '60{Enter}');
  await waitFor(() => expect(lost).toHaveLength(1));
  expect(quantity.value).toBe('60');
  await waitFor(() => expect(line.textContent).toContain('保存中…'));
  await expectAlive();

  end();
  await product().open(CART);
  expect((await firstLine()).quantity.value).toBe('10');
});
