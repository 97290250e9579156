/** The cart with lines that cannot be ordered, with none, and when it does not load. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { bar, choice, expectLines, findDialog, invalid, lines, linesOf, press } from '../testing.ts';
import { CartScreen } from './cart-screen.tsx';

const product = productForEachTest();

describe('the cart of vip', () => {
  beforeEach(() => product().logIn('vip'));

  it('keeps invalid lines apart, each with its reason', async () => {
    product().show(<CartScreen />);
    await expectLines(3);
    const [withdrawn, stale, ...others] = invalid();
    expect(others).toEqual([]);
    expect(withdrawn?.textContent).toContain('商品已下架');
    const ways = withdrawn ? within(withdrawn).getAllByRole('button') : [];
    expect(ways.map(({ textContent }) => textContent)).toEqual(['删除']);
    expect(stale?.textContent).toContain('作品已由 40 页改为 48 页，请重新选择印刷选项');
    await user.click(choice('全选'));
    expect(bar().textContent).toContain('已选 3 件');
  });

  it('has a stale line repaired', async () => {
    await product().open('/manager/shopping/cart');
    await expectLines(3);
    await user.click(screen.getByText('重新选择'));
    const { next } = await findDialog();
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('false');
    await user.click(next);
    await expect.poll(() => linesOf('我们的第一年')).toHaveLength(1);
    await expect.poll(invalid).toHaveLength(1);
  });

  it('has its invalid lines cleared, and can take that back', async () => {
    product().show(<CartScreen />);
    await expectLines(3);
    await user.click(screen.getByText('清空失效商品'));
    await expect.poll(invalid).toEqual([]);
    expect(lines()).toHaveLength(3);
    await user.click(screen.getByText('撤销'));
    await expect.poll(invalid).toHaveLength(2);
  });

  it('shows an old price beside the new one until it was seen', async () => {
    const oldPrice = () => linesOf('字里行间')[0]?.querySelector('del')?.textContent;
    product().show(<CartScreen />);
    await expectLines(3);
    expect(oldPrice()).toContain('85.00');
    expect(linesOf('字里行间')[0]?.textContent).toContain('84.80');
    await user.click(within(screen.getByLabelText('价格变动')).getByText('知道了'));
    await expect.poll(oldPrice).toBeUndefined();
    expect(screen.queryByLabelText('价格变动')).toBeNull();
    await product().settled();
    await product().open('/manager/shopping/cart');
    await expectLines(3);
    expect(linesOf('字里行间')[0]?.textContent).toContain('84.80');
    expect(oldPrice()).toBeUndefined();
  });

  it('keeps what was cleared in reach over the empty cart, and the focus on the way back', async () => {
    product().show(<CartScreen />);
    await expectLines(3);
    await user.click(screen.getByText('清空失效商品'));
    expect(await screen.findByText('已删除 2 件商品')).toBeTruthy();
    await user.click(choice('全选'));
    await press(bar(), '删除所选');
    expect(await screen.findByText('购物车还是空的，挑一件作品印成书吧。')).toBeTruthy();
    expect(screen.getByText('已删除 3 件商品')).toBeTruthy();
    await product().settled();
    expect(document.activeElement?.textContent).toBe('撤销');
    await user.click(screen.getByText('撤销'));
    await expectLines(3);
    expect(screen.queryByText(/已删除/)).toBeNull();
  });
});

describe('a cart', () => {
  it('that is empty says so and offers one way on', async () => {
    await product().logIn('fresh');
    await product().open('/manager/shopping/cart');
    expect(await screen.findByText('购物车还是空的，挑一件作品印成书吧。')).toBeTruthy();
    await press(screen.getByRole('main'), '去印刷作品');
    await expect.poll(() => location.pathname).toBe('/manager/opus_list/all');
  });

  it('that does not load says what is safe and can be tried again', async () => {
    await product().logIn('super');
    await product().replica.fault({
      operation: 'ShopCarService.cartList',
      kind: 'business-failure',
      times: 1,
    });
    product().show(<CartScreen />);
    const words = await screen.findByText('购物车中的商品都还在，请稍后重试。');
    expect(words.closest('[role=alert]')).not.toBeNull();
    await user.click(screen.getByText('重试'));
    await expectLines(20);
  });
});
