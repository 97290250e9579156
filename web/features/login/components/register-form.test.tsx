import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { button, fill, memberOf, openPasswordTab, sendPassword, showLogin } from '../testing.ts';

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

/** What was sent to this operation, as the form that it was. */
function formsOf(method: string): readonly URLSearchParams[] {
  const forms: URLSearchParams[] = [];
  const send = fetch as (request: Request) => Promise<Response>;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).searchParams.get('medthodName') === method) {
      forms.push(new URLSearchParams(await request.clone().text()));
    }
    return send(request);
  });
  return forms;
}

it('takes a mobile, its code and a region, and the new member can log in again', async () => {
  const sent = formsOf('register');
  const first = await showLogin(product());
  await user.click(button('立即注册'));
  const heading = await screen.findByRole('heading', { name: '注册账号' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await fill('手机号', '13800138002');
  await user.click(button('获取验证码'));
  await user.click(await screen.findByRole('button', { name: '填入' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后重发$/ }).disabled).toBe(true);
  await fill('密码', 'new-desk-1');
  await user.click(button('+ 添加所在地区（选填）'));
  await user.click(await screen.findByRole('combobox', { name: /所在地区/ }));
  for (const name of [/^浙江省/, /^杭州市/, /^西湖区/]) {
    await user.click(await screen.findByRole('menuitemcheckbox', { name }));
  }
  await user.click(button('注册并登录'));
  expect(await memberOf(first)).not.toBe('');
  expect(sent.map((form) => [form.get('regionCodes'), form.get('regionNames')])).toEqual([
    ['330000,330100,330106', '浙江省 杭州市 西湖区'],
  ]);

  cleanup();
  const second = await showLogin(product());
  await openPasswordTab();
  await sendPassword('13800138002', 'new-desk-1');
  expect(await memberOf(second)).not.toBe('');
});
