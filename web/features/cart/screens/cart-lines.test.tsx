/** What can be done to lines: choosing, copying, deleting, changing their options. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import {
  bar,
  boughtAgain,
  choice,
  expectLines,
  fill,
  findDialog,
  line,
  lines,
  linesOf,
  press,
  quantity,
} from '../testing.ts';
import { CartScreen } from './cart-screen.tsx';

const COPY_CART = 'ShopCarService.copyCart';
const AN_HOUR_MS = 3_600_000;

const product = productForEachTest();

beforeEach(() => product().logIn('super'));
afterEach(() => void vi.useRealTimers());

async function showCart(at = '/manager/shopping/cart'): Promise<void> {
  product().show(<CartScreen />, at);
  await expectLines(20);
}

describe('the lines of a cart', () => {
  it('are all chosen at once, but for what cannot be printed as it is', async () => {
    await showCart();
    await user.click(choice('全选本页'));
    expect(bar().textContent).toContain('已选 17 件');
    // What was left out is said, of the page as of the whole cart.
    expect(await screen.findByText('「百年弦歌」等 3 件商品要先处理，没有选上')).toBeTruthy();
    await press(bar(), '选择整个购物车');
    await expect.poll(() => bar().textContent).toContain('已选 22 件');
    expect(await screen.findByText('「百年弦歌」等 4 件商品要先处理，没有选上')).toBeTruthy();
  });

  it('that are 200 turn their pages and take no copy', async () => {
    await product().replica.scenario('cart-full');
    await showCart('/manager/shopping/cart?page=10');
    expect(screen.getByText('购物车已满 200 件，请先结算或删除一些商品。')).toBeTruthy();
    const [first] = lines();
    if (first) await press(first, '复制');
    expect(await screen.findByText('购物车最多 200 件商品')).toBeTruthy();
    await user.click(choice('全选本页'));
    await press(bar(), '选择整个购物车');
    await expect.poll(() => bar().textContent).toContain('已选 196 件');
  });
});

describe('a line', () => {
  it('leads to its work by the cover and by the title, with one stop on the way of the keyboard', async () => {
    await showCart();
    const [cover, title] = line('环岛骑行').querySelectorAll('a');
    expect(title?.textContent).toBe('环岛骑行');
    expect(title?.href).toBe(cover?.href);
    expect([cover?.tabIndex, title?.tabIndex]).toEqual([0, -1]);
  });

  it('that was deleted comes back to its place, chosen as it was', async () => {
    await product().open('/manager/shopping/cart');
    await expectLines(20);
    const badges = () =>
      [...document.querySelectorAll('header a[href="/manager/shopping/cart"]')].map(
        ({ textContent }) => textContent,
      );
    await user.click(choice('选择北方的雪'));
    await press(line('北方的雪'), '删除');
    expect(await screen.findByText('已删除「北方的雪」')).toBeTruthy();
    expect(linesOf('北方的雪')).toEqual([]);
    expect(bar().textContent).toContain('已选 0 件');
    await expect.poll(badges).toEqual([expect.stringContaining('25')]);
    await user.click(screen.getByText('撤销'));
    await expect.poll(() => lines()[1]?.textContent).toContain('北方的雪');
    expect(bar().textContent).toContain('已选 1 件');
    await expect.poll(badges).toEqual([expect.stringContaining('26')]);
  });

  it('that was deleted can be brought back where it stood, until the next action', async () => {
    await showCart();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await press(line('北方的雪'), '删除');
    await screen.findByText('已删除「北方的雪」');
    act(() => void vi.advanceTimersByTime(AN_HOUR_MS));
    vi.useRealTimers();
    expect(lines()[1]?.textContent).toContain('已删除「北方的雪」');
    await press(line('环岛骑行'), '复制');
    await expect.poll(() => screen.queryByText('已删除「北方的雪」')).toBeNull();
  });

  it('is the only one that a double click deletes', async () => {
    await showCart();
    await press(line('北方的雪'), '删除');
    await screen.findByText('已删除「北方的雪」');
    // The next one has come up under the pointer.
    fireEvent.click(within(line('新同事手册')).getByText('删除'), { detail: 2 });
    await product().settled();
    expect(linesOf('新同事手册')).toHaveLength(1);
    expect(await product().replica.journal('ShopCarService.deleteCart')).toHaveLength(1);
  });

  it('of which no options can be printed says which pages could, and leads to the works', async () => {
    await product().open('/manager/shopping/cart');
    await expectLines(20);
    const endless = lines().find((row) => row.textContent?.includes('10000页'));
    if (!endless) throw new Error('the cart has no line of 10000 pages');
    expect(endless.textContent).toContain('10000 页没有可用的内页克重，9999 页可以印，请在作品中调整页数');
    expect(endless.textContent).not.toContain('不可用');
    await press(endless, '去作品列表');
    await expect.poll(() => location.pathname).toBe('/manager/opus_list/all');
  });

  it('is told what others cost in one question for all of them', async () => {
    await showCart();
    await product().settled();
    expect(await product().replica.journal('ShopCarService.getTiers')).toHaveLength(1);
  });

  it('stays when deleting it is refused, and the server says why', async () => {
    await showCart();
    await product().replica.scenario('cart-line-deleted', { cartID: '90002' });
    await press(line('北方的雪'), '删除');
    expect(await screen.findByText('购物车商品不存在')).toBeTruthy();
    expect(linesOf('北方的雪')).toHaveLength(1);
  });

  it('is copied once, however often the button is pressed, which keeps the focus', async () => {
    await showCart();
    const { asked, letGo } = product().hold('copyCart');
    await user.dblClick(within(line('环岛骑行')).getByText('复制'));
    await asked;
    expect(document.activeElement).toHaveProperty('textContent', '复制');
    expect(document.activeElement).toHaveProperty('disabled', false);
    letGo();
    expect(await screen.findByText('已复制「环岛骑行」，副本就在它后面')).toBeTruthy();
    await expect.poll(() => lines()[1]?.textContent).toContain('环岛骑行');
    expect(await product().replica.journal(COPY_CART)).toHaveLength(1);
  });

  it('of an earlier version says so, and prints the work as it is after one press', async () => {
    await boughtAgain(product());
    await showCart();
    const [row] = lines();
    if (!row) throw new Error('the cart is empty');
    expect(row.textContent).toMatch(/印的是.+下单时的内容，不含之后的改动/);
    expect(lines().filter(({ textContent }) => textContent?.includes('下单时的内容'))).toEqual([row]);
    await press(row, '改印现在的作品');
    expect(await screen.findByText(/^已改印现在的作品：\d+页，单价 ¥ [\d.]+$/)).toBeTruthy();
    await expect.poll(() => row.textContent).not.toContain('下单时的内容');
    expect(row.isConnected).toBe(true);
    // The note that was pressed is gone, and the focus has a place.
    expect(document.activeElement?.textContent).toBe('修改选项');
  });

  it('is read again when its options were saved', async () => {
    await product().open('/manager/shopping/cart');
    await expectLines(20);
    await press(line('环岛骑行'), '修改选项');
    const { dialog, next } = await findDialog();
    await fill(within(dialog).getByLabelText('数量'), '100');
    await within(dialog).findAllByText(/10,868\.00/);
    await expect.poll(() => within(dialog).queryByText('估')).toBeNull();
    await user.click(next);
    await expect.poll(() => screen.queryByText('印刷选项')).toBeNull();
    await expect.poll(() => line('环岛骑行').textContent).toContain('10,868.00');
    expect(quantity(line('环岛骑行')).value).toBe('100');
  });
});
