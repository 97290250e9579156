/** What one member saw is not there for the next, where the page stays between them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPasswordTab, sendPassword } from '#web/features/login/testing.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const FIRST = { account: 'super', nick: '沈知远', cart: '共 26 件商品', place: '浙江省 杭州市 西湖区' };
const SECOND = { account: 'vip', nick: '顾清和', cart: '共 5 件商品' };

const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }));
const main = () => screen.getByRole('main').textContent;

async function goTo(link: RegExp, heading: string): Promise<void> {
  await user.click(menu().getByRole('link', { name: link }));
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(heading));
}

it.each([
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
  await product().open('/manager/userInfo');
  await waitFor(() => expect(main()).toContain(FIRST.place));
  await goTo(/^购物车/, '购物车');
  await waitFor(() => expect(main()).toContain(FIRST.cart));

  await leave();
  expect(await screen.findByRole('tab', { name: '扫码登录' })).toBeTruthy();
  const cart = product().hold('cartList');
  const addresses = product().hold('getUserAddressList');
  await openPasswordTab();
  await sendPassword(SECOND.account);
  expect(await screen.findByLabelText(`账户：${SECOND.nick}`)).toBeTruthy();

  await goTo(/^购物车/, '购物车');
  expect(main()).not.toContain(FIRST.cart);
  cart.letGo();
  await waitFor(() => expect(main()).toContain(SECOND.cart));

  await goTo(/^个人资料/, '个人资料');
  expect(main()).not.toContain(FIRST.place);
  addresses.letGo();
  await product().settled();
  expect(main()).not.toContain(FIRST.place);
});
