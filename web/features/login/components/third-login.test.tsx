import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { getMemberInfo } from '#web/features/user-info/member-data.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import {
  approveAt,
  asMember,
  button,
  fill,
  memberOf,
  refuseAt,
  showLogin,
  tabsAtProviders,
  whileAway,
} from '../testing.ts';

const product = productForEachTest();

/** Begins at a provider, and answers the address of its page. */
async function begin(name: string, tabs: readonly string[]): Promise<string> {
  const before = tabs.length;
  await user.click(button(name));
  await waitFor(() => expect(tabs).toHaveLength(before + 1));
  expect(await screen.findByText('请在新打开的页面完成授权')).toBeTruthy();
  return tabs.at(-1) ?? '';
}

it('refused at the provider, offers another try that works', async () => {
  const tabs = tabsAtProviders();
  const onLoggedIn = await showLogin(product());
  const first = await begin('支付宝', tabs);
  await whileAway(() => refuseAt(first));
  expect(await screen.findByText('授权已被拒绝，可以再试一次或换一种登录方式')).toBeTruthy();

  const second = await begin('重新授权', tabs);
  expect(second).not.toBe(first);
  await whileAway(() => approveAt(second, 'vip'));
  expect(await memberOf(onLoggedIn)).toBe('顾清和');
});

it('of weixin shows a code whose address is the page that approves', async () => {
  const onLoggedIn = await showLogin(product());
  await user.click(button('微信'));
  expect(await screen.findByText('请用微信扫描二维码')).toBeTruthy();
  const address = screen.getByRole('link', { name: '没有扫码工具？打开授权页' }).getAttribute('href') ?? '';
  expect(new URL(address).pathname).toMatch(/^\/provider\/weixin\/[^/]+$/);
  await whileAway(() => approveAt(address, 'super'));
  expect(await memberOf(onLoggedIn)).toBe('沈知远');
});

it('of nobody yet is bound to an existing member, and logs in by itself from then on', async () => {
  const tabs = tabsAtProviders();
  const first = await showLogin(product());
  const page = await begin('QQ', tabs);
  await whileAway(() => approveAt(page, null));
  expect(await screen.findByRole('heading', { name: '绑定账号' })).toBeTruthy();
  await fill('已有账号', 'demo');
  await fill('密码', 'wrong-one1');
  await user.click(button('绑定并登录'));
  expect(await screen.findByText('账号或密码不正确，还可尝试 4 次')).toBeTruthy();
  await fill('密码', DEMO_PASSWORD);
  await user.click(button('绑定并登录'));
  expect(await memberOf(first)).toBe('林晓舟');
  expect(await product().replica.journal('LoginServiceMag.bindThirdLogin')).toHaveLength(2);

  cleanup();
  const again = await showLogin(product());
  const pageAgain = await begin('QQ', tabs);
  await whileAway(() => approveAt(pageAgain, 'demo'));
  expect(await memberOf(again)).toBe('林晓舟');
});

it('of nobody yet gets a new member through the registration, and it is bound to her', async () => {
  const tabs = tabsAtProviders();
  const onLoggedIn = await showLogin(product());
  const page = await begin('微博', tabs);
  await whileAway(() => approveAt(page, null));
  await user.click(await screen.findByRole('button', { name: '没有账号，注册新会员' }));
  expect(await screen.findByText(/^注册后将绑定微博账号“.+”，以后可直接登录$/)).toBeTruthy();
  await fill('手机号', '13800138001');
  await user.click(button('获取验证码'));
  await user.click(await screen.findByRole('button', { name: '填入' }));
  await fill('密码', 'new-desk-1');
  await fill('昵称选填', '纸上新客');
  await user.click(button('注册并登录'));
  expect(await memberOf(onLoggedIn)).toBe('纸上新客');
  const info = await asMember(onLoggedIn, () => getMemberInfo());
  expect(info).toMatchObject({ ok: true, value: { bindings: [{ type: 'weibo' }] } });
});
