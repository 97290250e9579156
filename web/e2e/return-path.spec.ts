import { PATHS } from '#web/lib/paths.ts';
import { loginPathTo, pathIn } from '#web/testing/addresses.ts';
import { headingOf } from '#web/testing/shown-screens.ts';
import { expect, test } from './fixtures.ts';
import { logInByPassword } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

test.describe('the way back after login', () => {
  for (const [target, shown] of [
    ['/manager/opus_list/画册?关键字=春天&页=2#第二章', '作品列表'],
    ['/manager/shopping/order/5001,5002?from=%2Fmanager%2Forder', '确认订单'],
    ['/about?空格=a b&plus=1+1', '关于'],
  ] as const) {
    test(`leads to exactly ${target}`, async ({ page, baseURL }) => {
      await page.goto(target);
      await logInByPassword(page, 'super');
      await expect(page).toHaveTitle(`${shown} · 书桌`);
      await expect(page).toHaveURL(new URL(target, baseURL).href);
    });
  }

  test('is the same when Chinese stands in the login address itself', async ({ page, baseURL }) => {
    await page.goto(loginPathTo('/manager/opus_list/画册?关键字=春天'));
    await logInByPassword(page, 'super');
    await expect(page).toHaveURL(new URL('/manager/opus_list/画册?关键字=春天', baseURL).href);
    await expect(page).toHaveTitle('作品列表 · 书桌');
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
  ];
  const nowhere = ['/manager/login/L2Fib3V0', '/MANAGER/LOGIN', '/manager/%6Cogin', 'about', ''];
  const unreadable = ['not-base64!', '%E7%94%BB', 'gICA', 'L2Fib3V0%25'];
  for (const [what, addresses] of [
    ['an address outside', outside.map(loginPathTo)],
    ['an address that leads nowhere', nowhere.map(loginPathTo)],
    ['what is no encoded address at all', unreadable.map((text) => `/manager/login/${text}`)],
  ] as const) {
    test(`is the start, inside the application, for ${what}`, async ({ page, baseURL, loginAs }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== baseURL && protocol !== 'data:') elsewhere.push(request.url());
      });
      await page.goto(addresses[0] ?? '');
      await logInByPassword(page, 'super');
      await expect(page).toHaveURL('/manager/make_ebook');

      // Who is logged in already is led on by the same rule, without typing a password each time.
      await loginAs('super');
      for (const address of addresses) {
        await page.goto(address);
        await expect(page, address).toHaveURL('/manager/make_ebook');
        await expect(page.getByRole('heading', { level: 1, name: headingOf(PATHS.makeEbook) })).toBeVisible();
      }
      expect(elsewhere).toEqual([]);
    });
  }

  test('carries the whole address of a visitor who was sent away', async ({ page }) => {
    await page.goto('/manager/order?页=3#已发货');
    await expect(page.getByRole('tab', { name: '密码登录' })).toBeVisible();
    await expect.poll(() => decodeURI(pathIn(page.url()) ?? '')).toBe('/manager/order?页=3#已发货');
  });
});
