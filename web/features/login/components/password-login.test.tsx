import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { button, field, fill, memberOf, openPasswordTab, sendPassword, showLogin } from '../testing.ts';

const product = productForEachTest();

async function showPasswordLogin() {
  const onLoggedIn = await showLogin(product());
  await openPasswordTab();
  return onLoggedIn;
}

it('tells how many tries are left and keeps what was typed', async () => {
  const onLoggedIn = await showPasswordLogin();
  await sendPassword('demo', 'not-this-one1');
  expect(await screen.findByText('账号或密码不正确，还可尝试 4 次')).toBeTruthy();
  expect(field('账号').value).toBe('demo');
  expect(field('密码').value).toBe('not-this-one1');
  await sendPassword('demo', 'nor-this-one1');
  expect(await screen.findByText('账号或密码不正确，还可尝试 3 次')).toBeTruthy();
  await sendPassword('demo');
  expect(await memberOf(onLoggedIn)).toBe('林晓舟');
});

const LOCKED = '密码错误次数过多，账号暂时锁定';

it('is locked after five wrong tries, over a reload too, and free again by itself after 15 minutes', async () => {
  const onLoggedIn = await showPasswordLogin();
  for (const left of [4, 3, 2, 1]) {
    await sendPassword('demo', 'not-this-one1');
    expect(await screen.findByText(`账号或密码不正确，还可尝试 ${left} 次`)).toBeTruthy();
  }
  await sendPassword('demo', 'not-this-one1');
  expect(await screen.findByText(LOCKED)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^1[45] 分 \d+ 秒后可再试$/ }).disabled).toBe(
    true,
  );
  expect(screen.queryByText(/分钟后再试/)).toBeNull();
  expect(onLoggedIn).not.toHaveBeenCalled();

  cleanup();
  const reloaded = await showPasswordLogin();
  expect(field('账号').value).toBe('demo');
  expect(screen.getByText(LOCKED)).toBeTruthy();
  await fill('账号', 'vip');
  expect(button('登录').disabled).toBe(false);
  await fill('账号', 'demo');
  expect(screen.getByText(LOCKED)).toBeTruthy();

  await product().replica.clock({ advance: '15m' });
  serverClock.learn(new Date(serverClock.now() + 15 * 60_000).toUTCString());
  await waitFor(() => expect(screen.queryByText(LOCKED)).toBeNull());
  await sendPassword('demo');
  expect(await memberOf(reloaded)).toBe('林晓舟');
});

it('leads a locked member to a new password or to the code, which wait for nothing', async () => {
  await product().replica.scenario('account-locked', { account: 'demo' });
  await showPasswordLogin();
  await sendPassword('demo');
  await user.click(await screen.findByRole('button', { name: '用验证码登录' }));
  expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
  await user.click(button('找回密码'));
  await screen.findByRole('heading', { name: '找回密码' });
  await fill('手机号', '19000000001');
  await user.click(button('获取验证码'));
  await user.click(await screen.findByRole('button', { name: '填入' }));
  await fill('新密码', 'paper2027');
  await user.click(button('重设密码'));
  expect(await screen.findByText('密码已重设，请用新密码登录')).toBeTruthy();
  expect(screen.queryByText(LOCKED)).toBeNull();
  expect(button('登录').disabled).toBe(false);
});

it('wants both fields', async () => {
  await showPasswordLogin();
  await user.click(button('登录'));
  expect(await screen.findByText('请输入账号')).toBeTruthy();
  expect(screen.getByText('请输入密码')).toBeTruthy();
  expect(document.activeElement).toBe(field('账号'));
  expect(await product().replica.journal('LoginServiceMag.loginByPassword')).toEqual([]);
});

it('remembers the account, and never the password, while that is wanted', async () => {
  const remembering = () => screen.getByRole('checkbox', { name: '记住账号' });
  const first = await showPasswordLogin();
  await user.click(remembering());
  await sendPassword('enterprise');
  expect(await memberOf(first)).not.toBe('');
  expect(JSON.stringify({ ...localStorage })).not.toContain(DEMO_PASSWORD);

  cleanup();
  const second = await showPasswordLogin();
  expect(field('账号').value).toBe('enterprise');
  expect(field('密码').value).toBe('');
  await user.click(remembering());
  await sendPassword('enterprise');
  expect(await memberOf(second)).not.toBe('');

  cleanup();
  await showPasswordLogin();
  expect(field('账号').value).toBe('');
});
