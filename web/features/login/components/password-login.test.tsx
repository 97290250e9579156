import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { button, field, memberOf, openPasswordTab, sendPassword, showLogin } from '../testing.ts';

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

it('is locked after five wrong tries and free again after 15 minutes', async () => {
  const onLoggedIn = await showPasswordLogin();
  for (const left of [4, 3, 2, 1]) {
    await sendPassword('demo', 'not-this-one1');
    expect(await screen.findByText(`账号或密码不正确，还可尝试 ${left} 次`)).toBeTruthy();
  }
  await sendPassword('demo', 'not-this-one1');
  expect(await screen.findByText('密码错误次数过多，请 15 分钟后再试')).toBeTruthy();
  const { replica } = product();
  const tries = 'LoginServiceMag.loginByPassword';
  await sendPassword('demo');
  await waitFor(async () => expect(await replica.journal(tries)).toHaveLength(6));
  expect(await screen.findByText(/密码错误次数过多/)).toBeTruthy();
  expect(onLoggedIn).not.toHaveBeenCalled();

  await replica.clock({ advance: '15m' });
  await sendPassword('demo');
  expect(await memberOf(onLoggedIn)).toBe('林晓舟');
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
