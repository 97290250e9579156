import { loginPathTo } from '#web/testing/addresses.ts';
import { expect, test } from './fixtures.ts';
import { logInByPassword } from './login-page.ts';

test('the way back after login leads to exactly the address that was wanted, never to the login screen again, and never to another host', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && protocol !== 'data:') elsewhere.push(request.url());
  });
  const target = new URL('/manager/opus_list/画册?关键字=春天&页=2#第二章', baseURL).href;
  await page.goto(target);
  await logInByPassword(page, 'super');
  await expect(page).toHaveTitle('作品列表 · 书桌');
  await expect(page).toHaveURL(target);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /^订单/ }).click();
  await expect(page).toHaveURL('/manager/order');
  await page.goBack();
  await expect(page).toHaveURL(target);
  await expect(page).toHaveTitle('作品列表 · 书桌');

  // What only a browser reads as another host.
  for (const outside of ['//evil.example/manager', '/\\evil.example', '/\t/evil.example']) {
    await page.goto(loginPathTo(outside));
    await expect(page, outside).toHaveURL('/manager/make_ebook');
  }
  expect(elsewhere).toEqual([]);
});
