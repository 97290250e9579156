import { PATHS } from '#web/lib/paths.ts';
import { loginPathTo } from '#web/testing/addresses.ts';
import { headingOf } from '#web/testing/shown-screens.ts';
import { expect, test } from './fixtures.ts';
import { logInByPassword } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

test.describe('the way back after login', () => {
  test('leads to exactly the address that was wanted', async ({ page, baseURL }) => {
    const target = '/manager/opus_list/画册?关键字=春天&页=2#第二章';
    await page.goto(target);
    await logInByPassword(page, 'super');
    await expect(page).toHaveTitle('作品列表 · 书桌');
    await expect(page).toHaveURL(new URL(target, baseURL).href);
  });

  test('does not lead back to the login screen with the back button', async ({ page }) => {
    await page.goto('/about');
    await logInByPassword(page, 'super');
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /^订单/ }).click();
    await expect(page).toHaveURL('/manager/order');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  const outside = [
    '//evil.example',
    '//evil.example/manager',
    'https://evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
  ].map(loginPathTo);
  test('is the start, inside the application, for an address outside', async ({ page, baseURL, loginAs }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== baseURL && protocol !== 'data:') elsewhere.push(request.url());
    });
    await page.goto(outside[0] ?? '');
    await logInByPassword(page, 'super');
    await expect(page).toHaveURL('/manager/make_ebook');

    // Who is logged in already is led on by the same rule, without typing a password each time.
    await loginAs('super');
    for (const address of outside) {
      await page.goto(address);
      await expect(page, address).toHaveURL('/manager/make_ebook');
      await expect(page.getByRole('heading', { level: 1, name: headingOf(PATHS.makeEbook) })).toBeVisible();
    }
    expect(elsewhere).toEqual([]);
  });
});
