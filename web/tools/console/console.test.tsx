/** The developers' console beside the product, and what it does to it. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectLines, lines, UPDATE_CART } from '#web/features/cart/testing.ts';
import { user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';
import {
  changeQuantity,
  drawer,
  expectClosed,
  findKnob,
  firstQuantity,
  openConsole,
  press,
  productWithConsoleForEachTest,
  queryDrawer,
  showBesideCart,
} from './testing.ts';

const CART = '/manager/shopping/cart';

const product = productWithConsoleForEachTest();
const expectFirst = (words: string) => waitFor(() => expect(lines()[0]?.textContent).toContain(words));
const expectSaid = (words: string) => waitFor(() => expect(toasts(words)).toHaveLength(1));

describe('beside the cart', () => {
  beforeEach(async () => {
    await showBesideCart(product());
  });

  it('opens and closes by its button, which gets the focus back', async () => {
    await openConsole();
    const knob = await findKnob();
    expect(knob.getAttribute('aria-expanded')).toBe('true');
    await press('关闭');
    await expectClosed();
    expect(document.activeElement).toBe(knob);
    expect(knob.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens and closes by Ctrl and `, wherever the focus is', async () => {
    await findKnob();
    firstQuantity().focus();
    await user.keyboard('{Control>}[Backquote]{/Control}');
    await waitFor(() => expect(queryDrawer()).not.toBeNull());
    await user.keyboard('{Control>}[Backquote]{/Control}');
    await expectClosed();
    expect(firstQuantity().value).toBe('10');
  });

  it('is there again on a page that was loaded anew, until it is closed', async () => {
    await openConsole();
    cleanup();
    await showBesideCart(product());
    await waitFor(() => expect(queryDrawer()).not.toBeNull());
    await press('关闭');
    await expectClosed();
    cleanup();
    await showBesideCart(product());
    await findKnob();
    expect(queryDrawer()).toBeNull();
  });

  it('finds an error, a state, a move of the clock and a table by words of the product', async () => {
    await openConsole('故障');
    const field = within(drawer()).getByRole('textbox', { name: /^找一找/ });
    const expectFound = (name: string, words: readonly string[]) =>
      waitFor(() => {
        const list = within(drawer()).getByRole('list', { name: '找到的' });
        const found = within(list)
          .getAllByRole('listitem')
          .map((row) => row.textContent);
        expect(found, name).toEqual(
          expect.arrayContaining(words.map((word) => expect.stringContaining(word))),
        );
      });
    for (const [wanted, words] of [
      ['价格', ['计算价格失败']],
      ['退款', ['订单在任一状态', '付款与退款']],
      ['会员 到期', ['会员明天到期', '会员三天后到期']],
      ['超时', ['订单超时']],
    ] as const) {
      await user.clear(field);
      await user.type(field, wanted);
      await expectFound(wanted, words);
    }
    await user.clear(field);
    await user.type(field, '购物车');
    await press(/^打开 购物车/);
    await within(drawer()).findByLabelText('列的值');
    expect(
      within(drawer()).getByRole('combobox', { name: '数据表' }).closest('.ant-select')?.textContent,
    ).toContain('购物车');
    await user.type(field, '没有这种');
    expect(await within(drawer()).findByText('没有找到，换个词试试。')).toBeTruthy();
    await user.clear(field);

    await user.click(within(drawer()).getByRole('tab', { name: '状态' }));
    await user.type(await within(drawer()).findByRole('combobox', { name: '场景' }), '退款');
    await user.click(await screen.findByText(/^订单在任一状态/));
    expect(await within(drawer()).findByRole('combobox', { name: 'state' })).toBeTruthy();
  });

  it('names the faults in force and lifts one', async () => {
    await product().replica.fault({ operation: UPDATE_CART, kind: 'text', text: 'no' });
    await openConsole('故障');
    const inForce = await within(drawer()).findByRole('list', { name: '生效中的故障' });
    expect(inForce.textContent).toContain('错误的文本');
    await press(`解除 ${UPDATE_CART} 的故障`);
    expect(await within(drawer()).findByText('没有故障，接口都正常答复。')).toBeTruthy();
    expect(await product().replica.faults()).toEqual([]);
    await changeQuantity('60');
    await expectFirst('6,658.08');
  });

  it('goes back to the beginning, where the member stays', async () => {
    await changeQuantity('60');
    await expectFirst('已保存');
    await openConsole('状态');
    await press('恢复初始');
    await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: '恢复' }));
    await expectSaid('已恢复到初始数据');
    await waitFor(() => expect(firstQuantity().value).toBe('10'));
    await expectLines(20);
  });
});

it('becomes another member on the page where one is, for good', async () => {
  await product().logIn('super');
  await product().open(CART);
  await expectLines(20);
  await openConsole('身份');
  await press('切换为 顾清和');
  await expectSaid('现在是 顾清和');
  await expectLines(3);
  expect(location.pathname).toBe(CART);
  expect(screen.getByLabelText('账户：顾清和')).toBeTruthy();
  await product().open(CART);
  await expectLines(3);
});

it('brings back with a snapshot what was there, and the member stays on the page', async () => {
  await product().logIn('super');
  await product().open(CART);
  await expectLines(20);
  await openConsole('状态');
  await user.type(within(drawer()).getByLabelText('快照名'), '之前');
  await press('保存');
  await expectSaid('快照已保存');
  await changeQuantity('60');
  await expectFirst('6,658.08');
  await press('回到快照 之前');
  await expectSaid('已回到 之前');
  await waitFor(() => expect(firstQuantity().value).toBe('10'));
  expect(location.pathname).toBe(CART);
  await press('删除快照 之前');
  await expectSaid('快照已删除');
});

it('ends with a jump of the clock a QR code that is on the screen', async () => {
  await product().open('/manager/login');
  await screen.findByRole('link', { name: '没有扫码工具？在手机上打开' });
  await openConsole('时钟');
  await press('执行 二维码过期');
  expect(await within(drawer()).findByText('比真实时间快 3 分钟')).toBeTruthy();
  expect((await screen.findAllByText('二维码已过期')).length).toBeGreaterThan(0);
  await press('复原');
  expect(await within(drawer()).findByText('与真实时间相同')).toBeTruthy();
});
