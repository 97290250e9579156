/** What is sent on the screen that adds to the cart, what it waits for, and the way back. */
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE } from '#web/features/print-options/line/api.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { toasts } from '#web/testing/toasts.ts';
import { ADD_FAILED } from '../api.ts';
import {
  ALBUM,
  add,
  bar,
  expectTotal,
  fill,
  findNotice,
  quantity,
  remark,
  showAddShopping,
  spec,
  waits,
} from '../testing.ts';

const ADD_CART = 'ShoppingServiceMag.addCart';
const GET_TOTAL = 'ShoppingServiceMag.getTotal';
const PRICE_FAILED = '计算价格失败，请稍后再试';
/** 种一棵会唱歌的树: a page lacks its picture. */
const FAULTY = '50006';

const product = productForEachTest();

const added = async () => (await product().replica.journal(ADD_CART)).map(({ request }) => request.body);

beforeEach(() => product().logIn('super'));

describe('adding', () => {
  it('merges with an equal line, and undoing leaves what was there before', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await fill(quantity(), '3');
    await expectTotal('363.00');
    await user.click(add());
    expect((await findNotice()).textContent).toContain('已加入购物车 3 本');
    await fill(quantity(), '2');
    await expectTotal('242.00');
    await user.click(add());
    await screen.findByText('已加入购物车，现有 5 本');
    await user.click(within(await findNotice()).getByText('撤销'));
    expect(await screen.findByText('已撤销')).toBeTruthy();
    const changed = await product().replica.journal('ShoppingServiceMag.updateCart');
    expect(changed.map(({ request }) => request.body)).toEqual([expect.objectContaining({ count: '3' })]);
    expect((await product().replica.journal(ADD_CART)).map(({ code }) => code)).toEqual([0, 0]);
  });

  it('is said once, beside the buttons, and taking it back leads the keyboard to adding again', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await user.click(add());
    const notice = await findNotice();
    expect(bar().getByText('已加入购物车 1 本').closest('[role=status]')).toBe(notice);
    expect(screen.getAllByText(/已加入/)).toHaveLength(1);
    within(notice).getByText('撤销').closest('button')?.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(add());
    await expect.poll(() => screen.queryByText(/已加入/)).toBeNull();
  });

  it('is taken back by one press, as the line that it made', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await user.click(add());
    await user.click(within(await findNotice()).getByText('撤销'));
    expect(await screen.findByText('已撤销')).toBeTruthy();
    const deleted = await product().replica.journal('ShopCarService.deleteCart');
    expect(deleted.map(({ code }) => code)).toEqual([0]);
  });

  it('that is refused keeps what was chosen, with the server’s own sentence', async () => {
    await product().replica.scenario('cart-full');
    showAddShopping(product());
    await expectTotal('121.00');
    await user.click(spec('收藏级'));
    await fill(remark(), '加急');
    await expectTotal('157.30');
    await user.click(add());
    await expect.poll(() => bar().queryByText('购物车最多 200 件商品')?.closest('[role=alert]')).toBeTruthy();
    expect(remark().value).toBe('加急');
    expect(spec('收藏级').checked).toBe(true);
  });

  it('leads to the cart, whose badge counts the line at once', async () => {
    await product().open(`/manager/add_shopping/${ALBUM}`);
    await expectTotal('121.00');
    await user.click(add());
    const notice = within(await findNotice());
    const links = [...document.querySelectorAll('a[href="/manager/shopping/cart"]')];
    await expect.poll(() => links.filter(({ textContent }) => textContent?.includes('27'))).not.toEqual([]);
    await user.click(notice.getByText('去购物车'));
    await expect.poll(() => location.pathname).toBe('/manager/shopping/cart');
    expect(await screen.findByText(/共 27 件商品/)).toBeTruthy();
  });

  it('buys a line of its own at once, even beside an equal one', async () => {
    await product().open(`/manager/add_shopping/${ALBUM}`);
    await expectTotal('121.00');
    await user.click(add());
    await findNotice();
    await user.click(bar().getByText('立即购买'));
    await expect.poll(() => location.pathname).toMatch(/^\/manager\/shopping\/order\/\d+$/);
    expect((await added()).at(-1)).toMatchObject({ merge: 'N' });
  });

  it('finds the choice again that was bought at once, says where it lies, and makes no second line of it', async () => {
    await product().open(`/manager/add_shopping/${ALBUM}`);
    await expectTotal('121.00');
    await user.click(spec('经济'));
    await fill(quantity(), '50');
    await expectTotal('2,075.80');
    await user.click(bar().getByText('立即购买'));
    await expect.poll(() => location.pathname).toMatch(/^\/manager\/shopping\/order\/\d+$/);
    const ordered = location.pathname;
    await product().open(`/manager/add_shopping/${ALBUM}`);
    await expectTotal('2,075.80');
    expect(quantity().value).toBe('50');
    expect(spec('经济').checked).toBe(true);
    expect(
      bar()
        .getByText(/^50 本已在购物车/)
        .closest('[role=status]'),
    ).not.toBeNull();
    await fill(quantity(), '60');
    await expectTotal('2,490.96');
    await user.click(bar().getByText('立即购买'));
    await expect.poll(() => location.pathname).toBe(ordered);
    expect(await added()).toHaveLength(1);
    const changed = await product().replica.journal('ShoppingServiceMag.updateCart');
    expect(changed.map(({ request }) => request.body)).toEqual([expect.objectContaining({ count: '60' })]);
  });

  it('makes a line of its own where the one that was bought is gone', async () => {
    await product().open(`/manager/add_shopping/${ALBUM}`);
    await expectTotal('121.00');
    await user.click(bar().getByText('立即购买'));
    await expect.poll(() => location.pathname).toMatch(/order\/\d+$/);
    await product().replica.scenario('cart-empty', { account: 'super' });
    await product().open(`/manager/add_shopping/${ALBUM}`);
    await expectTotal('121.00');
    await user.click(bar().getByText('立即购买'));
    await expect.poll(async () => (await added()).length).toBe(2);
    await expect.poll(() => location.pathname).toMatch(/order\/\d+$/);
  });

  it('happens once, however often one clicks', async () => {
    const { asked, letGo } = product().hold('addCart');
    showAddShopping(product());
    await expectTotal('121.00');
    await user.dblClick(add());
    await asked;
    await user.click(add());
    letGo();
    expect((await findNotice()).textContent).toContain('已加入购物车 1 本');
    expect(await added()).toHaveLength(1);
  });

  it('stands still while there is no price, and says so', async () => {
    await product().replica.fault({ operation: GET_TOTAL, kind: 'business-failure' });
    showAddShopping(product());
    await expectTotal('121.00');
    await fill(quantity(), '2');
    // In the bar, and once as a notice.
    await expect.poll(() => screen.queryAllByText(PRICE_FAILED)).toHaveLength(2);
    expect(bar().getAllByText(PRICE_FAILED)).toHaveLength(1);
    expect(waits(add())).toBe(true);
    await user.click(add());
    expect(await added()).toEqual([]);
    await product().replica.clearFaults();
    await user.click(bar().getByText('重试'));
    await expectTotal('242.00');
    expect(toasts(PRICE_FAILED)).toEqual([]);
  });

  it('says of a failure to add, beside the shared toast, one sentence at the button', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await product().replica.fault({ operation: ADD_CART, kind: 'status', status: 500 });
    await user.click(add());
    await expect.poll(() => bar().queryByText(ADD_FAILED)).not.toBeNull();
    expect(toasts(ADD_FAILED)).toHaveLength(1);
  });

  it('names a missing network, and goes on by itself when it is back', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const known = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await fill(quantity(), '2');
    await expect.poll(() => bar().queryByText(OFFLINE)).not.toBeNull();
    expect(bar().queryByText(PRICE_FAILED)).toBeNull();
    isOnline.mockRestore();
    vi.stubGlobal('fetch', known);
    act(() => void dispatchEvent(new Event('online')));
    await expectTotal('242.00');
  });

  it('sends nothing with a wrong quantity, and leads to its field', async () => {
    showAddShopping(product());
    await expectTotal('121.00');
    await fill(quantity(), '0');
    expect(bar().getByText('数量最小值为1').getAttribute('role')).toBe('alert');
    await user.click(add());
    expect(document.activeElement).toBe(quantity());
    expect(await added()).toEqual([]);
  });

  it('waits until somebody said that he knows of an error of the preflight', async () => {
    showAddShopping(product(), FAULTY);
    const errors = within(await screen.findByLabelText('预检错误'));
    expect(errors.getByText('第 14 页').parentElement?.textContent).toContain('缺少图片');
    await user.click(add());
    expect(document.activeElement?.textContent).toBe('知晓并继续');
    expect(await added()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(errors.getByText(/已知晓/)).toBeTruthy();
    await expect.poll(() => waits(add())).toBe(false);
    await user.click(add());
    await findNotice();
    expect(await added()).toHaveLength(1);
  });
});
