import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { button, field, fill, memberOf, showLogin } from '../testing.ts';

const product = productForEachTest();

const CALL = 'LoginServiceMag.loginByCode';

async function openCodeTab() {
  const onLoggedIn = await showLogin(product());
  await user.click(screen.getByRole('tab', { name: '验证码登录' }));
  await screen.findByRole('button', { name: '获取验证码' });
  return onLoggedIn;
}

async function takeCode(mobile: string): Promise<void> {
  await fill('手机号', mobile);
  await user.click(button('获取验证码'));
  await user.click(await screen.findByRole('button', { name: '填入' }));
}

it('logs a member in by a code, and says when the next one can be had', async () => {
  const onLoggedIn = await openCodeTab();
  await takeCode('19000000003');
  expect(screen.getByRole('button', { name: /^(60|59) 秒后重发$/ })).toBeTruthy();
  await user.click(button('登录'));
  expect(await memberOf(onLoggedIn)).toBe('沈知远');
});

it('says at each field what is wrong, and keeps what was typed over another way of logging in', async () => {
  const onLoggedIn = await openCodeTab();
  await user.click(button('登录'));
  expect(await screen.findByText('请输入手机号')).toBeTruthy();
  expect(screen.getByText('请输入验证码')).toBeTruthy();
  expect(await product().replica.journal(CALL)).toEqual([]);

  await takeCode('19000000088');
  await user.click(button('登录'));
  expect(await screen.findByText('该手机号尚未注册')).toBeTruthy();
  await fill('验证码', '000000');
  await user.click(screen.getByRole('tab', { name: '扫码登录' }));
  await user.click(screen.getByRole('tab', { name: '验证码登录' }));
  expect(field('手机号').value).toBe('19000000088');
  await user.click(button('登录'));
  expect(await screen.findByText('验证码不正确或已过期')).toBeTruthy();
  expect(onLoggedIn).not.toHaveBeenCalled();
});

it('goes away, with the focus on the password, where the backend has no such login', async () => {
  await openCodeTab();
  await takeCode('19000000003');
  const known = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).searchParams.get('medthodName') === 'loginByCode'
      ? new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
      : known(request),
  );
  await user.click(button('登录'));
  expect(await screen.findByText('此后端没有验证码登录，可以试试扫码、密码或第三方账号')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: '验证码登录' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: '密码登录' })));
});
