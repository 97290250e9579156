import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { button, field, fill, memberOf, openPasswordTab, sendPassword, showLogin } from '../testing.ts';

const product = productForEachTest();

it('sets a new password for the member of the mobile', async () => {
  const onLoggedIn = await showLogin(product());
  await openPasswordTab();
  await user.click(button('忘记密码？'));
  await screen.findByRole('heading', { name: '找回密码' });
  await fill('手机号', '19000000001');
  await user.click(button('获取验证码'));
  await user.click(await screen.findByRole('button', { name: '填入' }));
  await fill('新密码', 'another1desk');
  await user.click(button('重设密码'));

  expect(await screen.findByText('密码已重设，请用新密码登录')).toBeTruthy();
  expect(field('账号').value).toBe('demo');
  await sendPassword('demo');
  expect(await screen.findByText(/账号或密码不正确/)).toBeTruthy();
  await sendPassword('demo', 'another1desk');
  expect(await memberOf(onLoggedIn)).toBe('林晓舟');
});
