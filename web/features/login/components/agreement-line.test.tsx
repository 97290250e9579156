import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { button, memberOf, openPasswordTab, sendPassword, showLogin } from '../testing.ts';

const product = productForEachTest();
const MISSING = '请先阅读并同意《服务协议》和《隐私政策》';

it('is given by default, and without it no way of logging in is open', async () => {
  const { replica } = product();
  const onLoggedIn = await showLogin(product());
  const agreement = screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' });
  expect(agreement.checked).toBe(true);
  await user.click(agreement);
  expect(await screen.findByText('同意协议后显示二维码')).toBeTruthy();

  await user.click(button('微信'));
  expect(screen.getByText(MISSING)).toBeTruthy();
  await openPasswordTab();
  await sendPassword('super');
  expect(screen.getByText(MISSING)).toBeTruthy();
  expect(document.activeElement).toBe(agreement);
  expect(await replica.journal('LoginServiceMag.loginByPassword')).toEqual([]);
  expect(await replica.journal('UserCenterMag.getThirdLoginInfo')).toEqual([]);

  await user.click(agreement);
  await user.click(button('登录'));
  expect(await memberOf(onLoggedIn)).toBe('沈知远');
});

it.each(['服务协议', '隐私政策'])('can be read: %s', async (title) => {
  await showLogin(product());
  await user.click(button(`《${title}》`));
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  await user.click(button('我知道了'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
