import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { button, showLogin } from '../testing.ts';

const product = productForEachTest();

const TOAST = '请求失败，请重试';
const OWN_WORDS = '获取第三方登录信息失败';

it('says the words of the server, and can be tried again', async () => {
  const { replica } = product();
  await replica.scenario('third-login-info-fails');
  await showLogin(product());
  await user.click(button('微信'));
  expect(await screen.findByText('第三方登录暂时不可用')).toBeTruthy();
  expect(screen.queryByText(TOAST)).toBeNull();
  await replica.clearFaults();
  await user.click(button('重新授权'));
  expect(await screen.findByText('请用微信扫描二维码')).toBeTruthy();
});

it('says its own words where the server sent none', async () => {
  await product().replica.scenario('third-login-info-fails-silently');
  await showLogin(product());
  await user.click(button('QQ'));
  expect(await screen.findByText(OWN_WORDS)).toBeTruthy();
});

it('says its own words beside the toast when the request itself fails', async () => {
  const operation = 'UserCenterMag.getThirdLoginInfo';
  await product().replica.fault({ operation, kind: 'status', status: 500 });
  await showLogin(product());
  await user.click(button('支付宝'));
  expect(await screen.findByText(OWN_WORDS)).toBeTruthy();
  expect(await screen.findByText(TOAST)).toBeTruthy();
});
