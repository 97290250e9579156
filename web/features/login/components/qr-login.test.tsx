import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import {
  button,
  loginSessionID,
  memberOf,
  openPasswordTab,
  sendPassword,
  showLogin,
  whileAway,
} from '../testing.ts';
import { LoginPanel } from './login-panel.tsx';

const product = productForEachTest();

it('goes from waiting over scanned, which names nobody in full, to the login', async () => {
  const { replica } = product();
  const onLoggedIn = await showLogin(product());
  const id = await loginSessionID();
  expect(screen.getByRole('img', { name: '登录二维码' })).toBeTruthy();
  await whileAway(() => replica.qr(id, 'scan', 'super'));
  expect(await screen.findByText('已扫描')).toBeTruthy();
  expect(screen.getByText('沈**')).toBeTruthy();
  expect(document.body.textContent).not.toContain('沈知远');
  expect(screen.getByText(/请在手机上确认/)).toBeTruthy();
  await whileAway(() => replica.qr(id, 'confirm', 'super'));
  expect(await memberOf(onLoggedIn)).toBe('沈知远');
});

it('offers a new code after the phone cancelled, and that one works', async () => {
  const { replica } = product();
  const onLoggedIn = await showLogin(product());
  const first = await loginSessionID();
  await whileAway(() => replica.qr(first, 'scan', 'demo'));
  expect(await screen.findByText('已扫描')).toBeTruthy();
  await whileAway(() => replica.qr(first, 'cancel'));
  expect(await screen.findByText('手机上已取消，请扫描新的二维码')).toBeTruthy();

  const second = await loginSessionID();
  expect(second).not.toBe(first);
  await whileAway(async () => {
    await replica.qr(second, 'scan', 'demo');
    await replica.qr(second, 'confirm', 'demo');
  });
  expect(await memberOf(onLoggedIn)).toBe('林晓舟');
});

it('leads on a phone with the confirmation here and the password, and keeps the code for another one', async () => {
  const onPhone = vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes(upTo('small-phone')),
        media: query,
      }) as MediaQueryList,
  );
  product().show(<LoginPanel onLoggedIn={vi.fn()} />);
  const here = await screen.findByRole('link', { name: '在本机确认' });
  expect(here.getAttribute('href')).toMatch(/\/phone\//);
  expect(screen.queryByRole('link', { name: '没有扫码工具？在手机上打开' })).toBeNull();
  expect(screen.getByText('或用另一部手机扫码')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '用密码登录' }));
  expect(screen.getByRole('tab', { name: '密码登录', selected: true })).toBeTruthy();
  onPhone.mockRestore();
});

it('says that a code has expired once it was replaced three times unseen, and the refreshed one works', async () => {
  const { replica } = product();
  const onLoggedIn = await showLogin(product());
  const codes = [await loginSessionID()];
  for (const _ of [1, 2, 3]) {
    await whileAway(() => replica.clock({ advance: '121s' }));
    await waitFor(async () => expect(codes).not.toContain(await loginSessionID()));
    codes.push(await loginSessionID());
  }
  await whileAway(() => replica.clock({ advance: '121s' }));
  expect(await screen.findByText('二维码已过期')).toBeTruthy();

  await user.click(button('点击刷新'));
  const refreshed = await loginSessionID();
  expect(codes).not.toContain(refreshed);
  expect(screen.queryByText('二维码已过期')).toBeNull();
  await whileAway(async () => {
    await replica.qr(refreshed, 'scan', 'vip');
    await replica.qr(refreshed, 'confirm', 'vip');
  });
  expect(await memberOf(onLoggedIn)).toBe('顾清和');
});

it('says that the server is away while it is, and gets over it by itself', async () => {
  const { replica } = product();
  await showLogin(product());
  await whileAway(() =>
    replica.fault({ operation: 'LoginServiceMag.queryLoginQrcode', kind: 'status', status: 500 }),
  );
  expect(await screen.findByText('网络不稳定，正在重新连接')).toBeTruthy();
  expect(screen.queryByText('请求失败，请重试')).toBeNull();
  await whileAway(() => replica.clearFaults());
  expect(await screen.findByText('请用手机扫描二维码登录')).toBeTruthy();
});

async function showWithoutCode() {
  const onLoggedIn = vi.fn();
  const operation = 'LoginServiceMag.createLoginQrcode';
  await product().replica.fault({ operation, kind: 'status', status: 500 });
  product().show(<LoginPanel onLoggedIn={onLoggedIn} />);
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  expect(screen.queryByText('请求失败，请重试')).toBeNull();
  return onLoggedIn;
}

it('leaves the other ways open where no code came', async () => {
  const onLoggedIn = await showWithoutCode();
  await openPasswordTab();
  await sendPassword('super');
  expect(await memberOf(onLoggedIn)).toBe('沈知远');
});

it('brings the code that did not come at first', async () => {
  await showWithoutCode();
  await product().replica.clearFaults();
  await user.click(button('重试'));
  expect(await screen.findByText('请用手机扫描二维码登录')).toBeTruthy();
});
