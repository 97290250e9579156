/** What one member saw or began is not there for the next, where the page stays between them. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPasswordTab, sendPassword } from '#web/features/login/testing.ts';
import { type OtherTab, openBesideAnother } from '#web/testing/other-tab.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const CART = '/manager/shopping/cart';
const CART_LIST = 'ShopCarService.cartList';

const FIRST = { account: 'super', nick: '沈知远', cart: '共 26 件商品', place: '浙江省 杭州市 西湖区' };
const SECOND = { account: 'vip', nick: '顾清和', cart: '共 5 件商品' };

const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }));
const main = () => screen.getByRole('main').textContent;

const loginTab = () => screen.findByRole('tab', { name: '扫码登录' });

afterEach(() => void vi.useRealTimers());

async function logInAsSecond(): Promise<void> {
  await loginTab();
  await openPasswordTab();
  await sendPassword(SECOND.account);
}

async function goTo(link: RegExp, heading: string): Promise<void> {
  await user.click(menu().getByRole('link', { name: link }));
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(heading));
}

it.each<[string, (other: OtherTab) => Promise<void>]>([
  [
    'logging out in another tab while a dialog is open',
    async (other) => {
      const [edit] = screen.getAllByText('修改选项');
      if (edit === undefined) throw new Error('no line can be changed');
      await user.click(edit);
      await screen.findByLabelText('备注');
      await other.logOut();
    },
  ],
  [
    'logging out',
    async () => {
      await user.click(screen.getByLabelText(`账户：${FIRST.nick}`));
      await user.click(screen.getByText('退出登录'));
    },
  ],
  [
    'giving the login up that an expired session asks for',
    async () => {
      await act(() => product().replica.clock({ advance: '8d' }));
      await user.click(screen.getByTitle('2'));
      const asked = within(await screen.findByRole('dialog', { name: '登录已失效' }));
      await user.click(asked.getByRole('button', { name: '关闭' }));
    },
  ],
])('%s leaves nothing that was seen to the next member', async (_way, leave) => {
  await product().logIn(FIRST.account);
  const other = await openBesideAnother(product(), '/manager/userInfo');
  await waitFor(() => expect(main()).toContain(FIRST.place));
  await goTo(/^购物车/, '购物车');
  await waitFor(() => expect(main()).toContain(FIRST.cart));

  await leave(other);
  expect(await loginTab()).toBeTruthy();
  const cart = product().hold('cartList');
  const addresses = product().hold('getUserAddressList');
  await logInAsSecond();
  expect(await screen.findByLabelText(`账户：${SECOND.nick}`)).toBeTruthy();

  await goTo(/^购物车/, '购物车');
  expect(main()).not.toContain(FIRST.cart);
  cart.letGo();
  await waitFor(() => expect(main()).toContain(SECOND.cart));
  expect(screen.queryByLabelText('备注')).toBeNull();

  await goTo(/^个人资料/, '个人资料');
  expect(main()).not.toContain(FIRST.place);
  addresses.letGo();
  await product().settled();
  expect(main()).not.toContain(FIRST.place);
});

it('what was on its way when a session ended arrives nowhere', async () => {
  await product().logIn(FIRST.account);
  const cart = product().hold('cartList');
  const other = await openBesideAnother(product(), CART);
  await cart.asked;
  await other.logOut();
  await logInAsSecond();
  expect(await screen.findByLabelText(`账户：${SECOND.nick}`)).toBeTruthy();
  cart.letGo();
  await waitFor(() => expect(main()).toContain(SECOND.cart));
  await product().settled();
  expect(main()).toContain(SECOND.cart);
});

it('what was typed and not sent yet is not sent in the name of nobody', async () => {
  const { replica } = product();
  await product().logIn(FIRST.account);
  const other = await openBesideAnother(product(), CART);
  const quantity = await screen.findByLabelText('环岛骑行的数量');
  await product().settled();
  const before = (await replica.journal('ShoppingServiceMag.getTotal')).length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(quantity, { target: { value: '77' } });
  await other.logOut();
  act(() => void vi.advanceTimersByTime(5000));
  vi.useRealTimers();
  await logInAsSecond();
  await waitFor(() => expect(main()).toContain(SECOND.cart));
  await product().settled();
  expect(await replica.journal('ShoppingServiceMag.getTotal')).toHaveLength(before);
  expect(await replica.journal('ShoppingServiceMag.updateCart')).toEqual([]);
});

it('until it is known who logged in elsewhere, a page asks in the name of its own member, and then begins anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await product().logIn(FIRST.account);
  const other = await openBesideAnother(product(), CART);
  await waitFor(() => expect(main()).toContain(FIRST.cart));
  await product().settled();
  const check = product().hold('userIsLogin3');
  await other.logIn(SECOND.account);
  await check.asked;
  await user.click(screen.getByTitle('2'));
  await waitFor(() => expect(screen.getByTitle('2').className).toContain('active'));
  await waitFor(async () => {
    const asked = await product().replica.journal(CART_LIST);
    expect(asked.map(({ account }) => account)).toEqual([FIRST.account, FIRST.account]);
  });
  expect(main()).toContain(FIRST.cart);
  expect(reload).not.toHaveBeenCalled();
  check.letGo();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  reload.mockRestore();
});
