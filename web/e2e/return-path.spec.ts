import { loginPathTo, pathIn } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { logInByPassword } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

test.describe('the way back after login', () => {
  for (const target of [
    '/manager/opus_list/画册?关键字=春天&页=2#第二章',
    '/manager/shopping/order/5001,5002?from=%2Fmanager%2Forder',
    '/about?空格=a b&plus=1+1',
  ]) {
    test(`leads to exactly ${target}`, async ({ page }) => {
      await page.goto(target);
      const asked = page.url();
      await logInByPassword(page, 'super');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(asked === page.url() ? asked : new URL(target, asked).href);
    });
  }

  test('is the same when Chinese stands in the login address itself', async ({ page, baseURL }) => {
    await page.goto(loginPathTo('/manager/opus_list/画册?关键字=春天'));
    await logInByPassword(page, 'super');
    await expect(page).toHaveURL(new URL('/manager/opus_list/画册?关键字=春天', baseURL).href);
    await expect(page.getByText('作品列表').first()).toBeVisible();
  });

  test('does not lead back to the login screen with the back button', async ({ page }) => {
    await page.goto('/about');
    await logInByPassword(page, 'super');
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '订单', exact: true })
      .click();
    await expect(page).toHaveURL('/manager/order');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  for (const evil of [
    '//evil.example',
    '//evil.example/manager',
    'https://evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    '/manager/login/L2Fib3V0',
    '/MANAGER/LOGIN',
    '/manager/%6Cogin',
    'about',
    '',
  ]) {
    test(`stays inside the application for ${JSON.stringify(evil)}`, async ({ page, baseURL }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
      });
      await page.goto(loginPathTo(evil));
      await logInByPassword(page, 'super');
      await expect(page).toHaveURL('/manager/make_ebook');
      await expect(page.getByRole('heading', { level: 1, name: '此功能尚未开放' })).toBeVisible();
      expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
    });
  }

  for (const broken of ['not-base64!', '%E7%94%BB', 'L2Fib3V0%', 'gICA']) {
    test(`opens the start when the address holds ${broken}`, async ({ page }) => {
      await page.goto(`/manager/login/${broken}`);
      await logInByPassword(page, 'super');
      await expect(page).toHaveURL('/manager/make_ebook');
    });
  }

  test('carries the whole address of a visitor who was sent away', async ({ page }) => {
    await page.goto('/manager/order?页=3#已发货');
    await expect(page.getByRole('tab', { name: '密码登录' })).toBeVisible();
    expect(decodeURI(pathIn(page.url()) ?? '')).toBe('/manager/order?页=3#已发货');
  });
});
