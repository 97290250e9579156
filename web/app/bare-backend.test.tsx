/** The whole product before a backend that has the documented calls alone: what works, and what is said of the rest. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, sendPassword } from '#web/features/login/testing.ts';
import { PATHS } from '#web/lib/paths.ts';
import { enterBareBackend } from '#web/testing/bare-backend.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const NOT_THERE = '此后端没有这项功能';
const shownToasts = () => [...document.querySelectorAll('.ant-message-notice')].map((one) => one.textContent);

const SCREENS: readonly (readonly [path: string, is: 'there' | 'in part' | 'not there'])[] = [
  [PATHS.userInfo.getHref(), 'there'],
  [PATHS.about.getHref(), 'in part'],
  [PATHS.shoppingCart.getHref(), 'not there'],
  [PATHS.shoppingOrder.getHref(['x1']), 'not there'],
  [PATHS.shoppingPay.getHref({ orders: 'x1' }), 'not there'],
  ['/manager/shopping/pay', 'not there'],
  ['/manager', 'not there'],
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

it('shows the own data as far as they go, and no button that cannot work', async () => {
  enterBareBackend();
  await product().open(PATHS.userInfo.getHref());
  const main = within(await screen.findByRole('main'));
  await row('收货地址', '上海市');
  await product().settled();
  for (const words of ['张 三', 'M-00017', '138 0000 1111', '88213'])
    expect(main.getByText(words)).toBeTruthy();
  const buttons = main.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(buttons.toSorted()).toEqual(
    ['解绑微信', '解绑QQ', '解绑微博', '解绑支付宝', '把这个地址设为默认', '把这个地址设为默认'].toSorted(),
  );
  expect(main.queryByRole('link', { name: '续费或升级' })).toBeNull();
  expect(main.getByText('已存 3 个地址。')).toBeTruthy();
});

it('who lands is led to what works: the own data, and the options of a line by its number', async () => {
  enterBareBackend();
  await product().open('/manager');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('button', { name: '查看个人资料' })).toBeTruthy();
  expect(location.pathname).toBe(PATHS.makeEbook.getHref());
  expect(main.queryByText('上传 PDF 或图片')).toBeNull();
  await user.click(main.getByRole('button', { name: '打开印刷选项' }));
  await user.type(await screen.findByLabelText('商品编号'), ' 7 ');
  await user.click(screen.getByRole('button', { name: '打开印刷选项' }));
  expect(await screen.findByRole('dialog', { name: '印刷选项' })).toBeTruthy();
});

it('no way to log in advises one that was found missing', async () => {
  enterBareBackend();
  localStorage.clear();
  await product().open('/manager/login');
  expect(await screen.findByText('此后端没有扫码登录，可以试试密码、验证码或第三方账号')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '用密码登录' }));
  await sendPassword('super');
  expect((await screen.findByRole('alert')).textContent).toBe(
    '此后端没有密码登录，可以试试验证码或第三方账号',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '登录' }).disabled).toBe(true);
  await user.click(screen.getByRole('tab', { name: '验证码登录' }));
  const send = await screen.findByRole('button', { name: '获取验证码' });
  await fill('手机号', '13800001111');
  await user.click(send);
  expect(await screen.findByText('此后端没有验证码登录，可以试试第三方账号')).toBeTruthy();
  // Both begin with a code.
  expect(screen.queryByRole('button', { name: '立即注册' })).toBeNull();
  expect(screen.queryByRole('button', { name: '忘记密码？' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'QQ' }));
  expect(await screen.findByText('此后端没有提供QQ的授权页')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(screen.getByText('此后端没有密码登录，可以试试微信')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'QQ' })).toBeNull();
  expect(screen.getByRole('button', { name: '微信' })).toBeTruthy();
  expect(shownToasts()).toEqual([]);
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
