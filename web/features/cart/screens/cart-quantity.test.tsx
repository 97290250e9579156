/** The quantity of a line, changed in the list. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { amountWords } from '#web/lib/words/money-words.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';
import {
  bar,
  choice,
  expectLines,
  fill,
  line,
  lines,
  press,
  problemOf,
  quantity,
  UPDATE_CART,
} from '../testing.ts';
import { CartScreen } from './cart-screen.tsx';

const product = productForEachTest();
const row = () => line('环岛骑行');

beforeEach(async () => {
  await product().logIn('super');
  product().show(<CartScreen />);
  await expectLines(20);
});

describe('a quantity', () => {
  it('that is wrong is told so at its field, and nothing is sent', async () => {
    for (const [text, problem] of [
      ['0', '数量最小值为1'],
      ['1000001', '数量最大值为1000000'],
      ['1.5', '数量须为整数'],
      ['', '请输入数量'],
    ] as const) {
      await fill(quantity(row()), text);
      expect(problemOf(row()), text).toBe(problem);
      await user.tab();
      expect(problemOf(row()), text).toBe(problem);
    }
    await press(row(), '恢复为 10');
    expect(quantity(row()).value).toBe('10');
    expect(await product().replica.journal(UPDATE_CART)).toEqual([]);
  });

  it('is not saved without a price', async () => {
    await product().replica.fault({ operation: 'ShoppingServiceMag.getTotal', kind: 'business-failure' });
    await fill(quantity(row()), '60');
    await user.keyboard('{Enter}');
    await expect.poll(() => problemOf(row())).toBe('计算价格失败，请稍后再试');
    expect(await product().replica.journal(UPDATE_CART)).toEqual([]);
  });

  it('is reckoned at once, and marked until the server has spoken', async () => {
    await expect.poll(() => row().textContent).toContain('满50本');
    await product().settled();
    await fill(quantity(row()), '60');
    expect(row().textContent).toContain('估¥\u20096,658.08');
    await user.keyboard('{Enter}');
    await expect.poll(() => row().textContent).toContain('已保存');
    expect(row().textContent).not.toContain('估');
    expect(row().textContent).toContain('6,658.08');
    // Sixty copies at this price are less than their sum.
    await expect.poll(() => row().textContent).toContain('约 ¥\u2009110.96');
  });

  it('says where it ends', async () => {
    await fill(quantity(row()), '1000000');
    expect(row().textContent).toContain('最多 1,000,000 本');
  });

  it('that failed and was saved then leaves no failure on the screen', async () => {
    await product().replica.fault({ operation: UPDATE_CART, kind: 'status', status: 500, times: 1 });
    await fill(quantity(row()), '60');
    await user.keyboard('{Enter}');
    await expect.poll(() => toasts('请求失败，请重试')).toHaveLength(1);
    await press(row(), '重试');
    await expect.poll(() => row().textContent).toContain('已保存');
    await expect.poll(() => toasts('请求失败，请重试')).toEqual([]);
    expect(toasts('更新购物车失败，请稍后再试')).toEqual([]);
  });

  it('that is not saved is not taken to the checkout', async () => {
    await product().replica.fault({ operation: UPDATE_CART, kind: 'text', text: 'no' });
    await user.click(choice('选择环岛骑行'));
    await fill(quantity(row()), '60');
    await user.keyboard('{Enter}');
    await expect.poll(() => problemOf(row())).toBe('更新购物车失败，请稍后再试');
    await press(bar(), '去结算');
    expect(await screen.findByText(/请稍候或先处理$/)).toBeTruthy();
    expect(quantity(row()).value).toBe('60');
  });

  it('that failed leaves the keyboard beside it, once it is saved or as it was', async () => {
    for (const way of ['重试', '恢复为 60']) {
      await product().replica.fault({ operation: UPDATE_CART, kind: 'status', status: 500, times: 1 });
      await fill(quantity(row()), way === '重试' ? '60' : '70');
      await user.keyboard('{Enter}');
      const button = (await screen.findByText(way)).closest('button');
      button?.focus();
      await user.keyboard('{Enter}');
      await expect.poll(() => screen.queryByText(way)).toBeNull();
      await expect.poll(() => row().contains(document.activeElement)).toBe(true);
    }
  });

  it('was saved, and the page stays when the line cannot be read again', async () => {
    await product().replica.fault({
      operation: 'ShopCarService.cartInfo',
      kind: 'business-failure',
      times: 1,
    });
    await fill(quantity(row()), '60');
    await user.keyboard('{Enter}');
    await expect.poll(() => row().textContent).toContain('已保存，但最新价格没有加载出来');
    expect(lines()).toHaveLength(20);
    await press(row(), '重新加载');
    await expect.poll(() => row().textContent).toContain('6,658.08');
    await expect.poll(() => row().textContent).not.toContain('已保存，但最新价格没有加载出来');
  });

  it('that is larger and costs less is offered, and taken with one tap', async () => {
    await fill(quantity(row()), '49');
    await expect.poll(() => row().textContent).toContain(`再加 1 本总价反而少 ${amountWords('57.20')}`);
    // One advice at a time: the discount would tell of the same copies in other words.
    expect(row().textContent).not.toContain('再加1本享');
    await press(row(), '改为 50 本');
    await expect.poll(() => row().textContent).toContain('5,548.40');
    expect(quantity(row()).value).toBe('50');
  });
});
