import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { button, fill, showLogin } from '../testing.ts';

const product = productForEachTest();

it('says at each field what is wrong', async () => {
  await showLogin(product());
  await user.click(button('立即注册'));
  await user.click(await screen.findByRole('button', { name: '注册并登录' }));
  expect(await screen.findByText('请输入手机号')).toBeTruthy();
  expect(screen.getByText('请输入验证码')).toBeTruthy();
  expect(screen.getByText('请输入密码')).toBeTruthy();
  await fill('手机号', '19000000003');
  await user.click(button('获取验证码'));
  await user.click(await screen.findByRole('button', { name: '填入' }));
  await fill('密码', 'paper2027');
  await user.click(button('注册并登录'));
  expect(await screen.findByText('该手机号已注册，请直接登录')).toBeTruthy();
});
