/** The whole product before a backend that has the documented calls alone: what works, and what is said of the rest. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '#web/lib/paths.ts';
import { enterBareBackend } from '#web/testing/bare-backend.ts';
import { knowNothingMissingForEachTest } from '#web/testing/missing-operations.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

knowNothingMissingForEachTest();

const NOT_THERE = '此后端没有这项功能';
const shownToasts = () => [...document.querySelectorAll('.ant-message-notice')].map((one) => one.textContent);

const SCREENS: readonly (readonly [path: string, is: 'there' | 'in part' | 'not there'])[] = [
  [PATHS.userInfo.getHref(), 'there'],
  [PATHS.about.getHref(), 'in part'],
  [PATHS.shoppingCart.getHref(), 'not there'],
  [PATHS.shoppingOrder.getHref(['x1']), 'not there'],
  [PATHS.shoppingPay.getHref({ orders: 'x1' }), 'not there'],
  [PATHS.recharge.getHref(), 'not there'],
  [PATHS.myMember.getHref(), 'not there'],
  [PATHS.shoppingSuccess.getHref({ orders: 'x1' }), 'not there'],
  [PATHS.addShopping.getHref('x1'), 'not there'],
  [PATHS.order.getHref(), 'not there'],
  [PATHS.aitus.getHref('print-guide'), 'not there'],
];

it.each(SCREENS)('%s is %s, and nothing is asked for twice', async (path, is) => {
  const { calls } = enterBareBackend();
  await product().open(path);
  const main = within(await screen.findByRole('main'));
  const said = () => main.queryAllByText(NOT_THERE);
  if (is === 'there') expect(await screen.findByRole('heading', { level: 1, name: '个人资料' })).toBeTruthy();
  await waitFor(() => expect(said()).toHaveLength(is === 'there' ? 0 : is === 'in part' ? 3 : 1));
  await product().settled();
  expect(said()).toHaveLength(is === 'there' ? 0 : is === 'in part' ? 3 : 1);
  expect(shownToasts()).toEqual([]);
  expect(document.body.textContent).not.toMatch(/undefined|null|NaN|\[object/);
  const questions = calls.map(({ call, params }) => `${call} ${JSON.stringify(params)}`);
  expect(questions.toSorted()).toEqual([...new Set(questions)].toSorted());
});

async function row(list: string, text: string) {
  const rows = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  const found = rows.find(({ textContent }) => textContent.includes(text));
  if (found === undefined) throw new Error(`${list} has no ${text}`);
  return within(found);
}

it('the default address is set, and kept', async () => {
  const { asked } = enterBareBackend();
  const offer = async () => (await row('收货地址', '李四')).queryByRole('button', { name: /设为默认/ });
  await product().open(PATHS.userInfo.getHref());
  expect(await row('收货地址', '上海市')).toBeTruthy();
  await user.click((await row('收货地址', '李四')).getByRole('button', { name: /设为默认/ }));
  await waitFor(async () => expect(await offer()).toBeNull());
  await product().settled();
  expect(asked('ShoppingServiceMag.updateDefaultAddr').map(({ addrID }) => addrID)).toEqual([
    'addr-beijing-2',
  ]);
  expect(shownToasts()).toEqual([]);

  await product().open(PATHS.userInfo.getHref());
  expect(await row('收货地址', '李四')).toBeTruthy();
  expect(await offer()).toBeNull();
});

it('a binding is taken off', async () => {
  const { asked } = enterBareBackend();
  await product().open(PATHS.userInfo.getHref());
  await user.click((await row('第三方账号', '微信')).getByRole('button', { name: /^解绑/ }));
  await user.click(within(await screen.findByRole('dialog')).getByText('解绑'));
  expect(await screen.findByText('解绑成功!')).toBeTruthy();
  expect(asked('UserCenterMag.unBindThirdLogin').map(({ thirdLoginType }) => thirdLoginType)).toEqual([
    'weixin',
  ]);
});
