import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { approveAt, refuseAt, tabsAtProviders, whileAway } from '#web/features/login/testing.ts';
import { doLoginout } from '#web/features/session/api.ts';
import { lastSegmentOf } from '#web/outside/parts/last-segment.ts';
import { ProviderPage } from '#web/outside/provider/provider-page.tsx';
import { showOutside } from '#web/testing/outside-page.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { UserInfoScreen } from '../screens/user-info-screen.tsx';

const product = productForEachTest();

const button = (name: string) => screen.findByRole('button', { name });

const loaded = () => waitFor(() => expect(screen.queryAllByLabelText('正在加载')).toEqual([]));

/** The dialog gives the focus back when it has left. */
async function expectFocusOn(name: string): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = await button(name);
  await waitFor(() => expect(document.activeElement).toBe(opener));
}

async function showAs(account: string): Promise<void> {
  await product().logIn(account);
  product().show(<UserInfoScreen />);
  await loaded();
}

async function openUnbinding(name: string) {
  await user.click(await button(`解绑${name}`));
  return within(await screen.findByRole('dialog', { name: `解绑${name}？` }));
}

it('binds weixin by its code, and unbinds it again', async () => {
  await showAs('demo');
  await user.click(await button('绑定微信'));
  expect(await screen.findByText('请用微信扫描二维码')).toBeTruthy();
  const link = screen.getByRole('link', { name: '没有扫码工具？打开授权页' });
  await whileAway(() => approveAt(link.getAttribute('href') ?? '', null));
  expect(await screen.findByText(/^已绑定微信“.+”$/)).toBeTruthy();
  await expectFocusOn('解绑微信');
  const [weixin] = within(screen.getByRole('list', { name: '第三方账号' })).getAllByRole('listitem');
  expect(weixin?.textContent).toContain('今天绑定');

  const dialog = await openUnbinding('微信');
  expect(dialog.getByText(/以后不能再用微信“.+”登录，可以重新绑定/)).toBeTruthy();
  await user.click(dialog.getByText('解绑'));
  expect(await screen.findByText('解绑成功!')).toBeTruthy();
  await expectFocusOn('绑定微信');
});

it('leaves a way where the browser opens no tab, and says so when it is given up by going back', async () => {
  vi.stubGlobal('open', () => null);
  await product().logIn('demo');
  await product().open('/about');
  const menu = within(await screen.findByRole('navigation', { name: '主菜单' }));
  await user.click(menu.getByRole('link', { name: '个人资料' }));
  await screen.findByRole('list', { name: '第三方账号' });
  await user.dblClick(await button('绑定微博'));
  expect(await screen.findByText('浏览器拦截了新窗口，请点下面的按钮前往')).toBeTruthy();
  const way = screen.getByRole('link', { name: '前往微博授权' });
  expect(way.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/provider\/weibo\//);
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/manager/userInfo');
  expect(await screen.findByText('没有绑定微博；之后若在授权页同意，绑定仍会生效')).toBeTruthy();
});

it('asks again after a refusal and after an end that came too late', async () => {
  const tabs = tabsAtProviders();
  await showAs('demo');
  await user.click(await button('绑定支付宝'));
  expect(await screen.findByText('请在新打开的页面完成授权')).toBeTruthy();
  await whileAway(() => refuseAt(tabs[0] ?? ''));
  expect(await screen.findByText('授权已被拒绝，没有绑定；可以再试一次')).toBeTruthy();

  await user.click(await button('重新授权'));
  expect(await screen.findByText('请在新打开的页面完成授权')).toBeTruthy();
  expect(tabs).toHaveLength(2);
  await whileAway(() => product().replica.clock({ advance: '6m' }));
  expect(await screen.findByText('授权已过期，没有绑定；请重新开始')).toBeTruthy();
  await user.keyboard('{Escape}');
  await expectFocusOn('绑定支付宝');
});

it('takes no outside identity away from another member, and binds another one', async () => {
  const tabs = tabsAtProviders();
  await showAs('demo');
  await user.click(await button('绑定QQ'));
  await screen.findByText('请在新打开的页面完成授权');
  const loginSessionID = lastSegmentOf(new URL(tabs[0] ?? '').pathname);
  const provider = showOutside(<ProviderPage loginSessionID={loginSessionID} />);
  expect(await provider.findByText(/^用于绑定会员“林晓舟”/)).toBeTruthy();
  await user.click(provider.getByRole('radio', { name: /已绑定会员 super$/ }));
  await user.click(provider.getByRole('button', { name: '同意授权' }));
  expect((await provider.findByRole('alert')).textContent).toBe('这个QQ账号已绑定其他会员，请换一个账号');
  await user.click(provider.getByRole('radio', { name: /尚未绑定会员$/ }));
  await whileAway(() => user.click(provider.getByRole('button', { name: '同意授权' })));
  expect(await screen.findByText(/^已绑定QQ/)).toBeTruthy();
});

it.each([
  ['third-login-info-fails', '第三方登录暂时不可用'],
  ['third-login-info-fails-silently', '获取第三方登录信息失败'],
])('can be tried again after %s', async (preset, words) => {
  const { replica } = product();
  await showAs('demo');
  await replica.preset(preset);
  await user.click(await button('绑定微信'));
  expect(await screen.findByText(words)).toBeTruthy();
  await replica.clearFaults();
  await user.click(await button('重新授权'));
  expect(await screen.findByText('请用微信扫描二维码')).toBeTruthy();
});

it('leaves the last way to log in', async () => {
  await product().replica.scenario('only-login-method');
  await showAs('weixin_only');
  const dialog = await openUnbinding('微信');
  await user.click(dialog.getByText('解绑'));
  expect((await dialog.findByRole('alert')).textContent).toContain('这是您唯一的登录方式，请先设置登录密码');
  await user.click(dialog.getByText('保留'));
  await expectFocusOn('解绑微信');
});

it('unbinds by one call however often one clicks', async () => {
  const reply = product().hold('unBindThirdLogin');
  await showAs('super');
  const dialog = await openUnbinding('QQ');
  await user.dblClick(dialog.getByText('解绑'));
  await reply.asked;
  reply.letGo();
  expect(await screen.findByText('解绑成功!')).toBeTruthy();
  expect(await product().replica.journal('UserCenterMag.unBindThirdLogin')).toHaveLength(1);
});

it('binds nothing in a session that ended on the way, and asks for a login', async () => {
  await product().logIn('demo');
  await product().open('/manager/userInfo');
  await screen.findByRole('list', { name: '第三方账号' });
  await act(doLoginout);
  await user.click(await button('绑定微信'));
  expect(await screen.findByText('请用微信扫描二维码')).toBeTruthy();
  const link = screen.getByRole('link', { name: '没有扫码工具？打开授权页' });
  await whileAway(() => approveAt(link.getAttribute('href') ?? '', null));
  expect(await screen.findByText('登录状态已失效，没有绑定；请重新登录后再试')).toBeTruthy();
  expect(await screen.findByRole('tab', { name: '扫码登录' })).toBeTruthy();
});
