import type { Page } from '@playwright/test';
import { pathIn } from '#web/testing/addresses.ts';
import { expectFeedbackSent, openFeedback, REMARK, SEND_FEEDBACK, sendFeedback } from './feedback.ts';
import { expect, test } from './fixtures.ts';
import { button, expectAboutPage, logInByPassword, storedToken } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const TOAST = '请求失败，请重试';
const AWAY = '暂时连不上服务，没有确认到您的登录状态';
const SESSION_CHECK = 'UserCenterMag.userIsLogin3';
const toast = (page: Page) => page.getByText(TOAST, { exact: true });

test.describe('any request failure', () => {
  for (const [what, fault] of [
    ['a status 500', { kind: 'status', status: 500 }],
    ['a cut connection', { kind: 'cut' }],
    ['malformed JSON', { kind: 'malformed-json' }],
  ] as const) {
    test(`shows the toast and keeps what was typed: ${what}`, async ({ page, loginAs, replica }) => {
      await loginAs('super');
      await openFeedback(page);
      await replica.fault({ operation: SEND_FEEDBACK, ...fault });
      await sendFeedback(page);
      await expect(toast(page)).toBeVisible();
      await expect(page.getByLabel('反馈内容')).toHaveValue(REMARK);

      await replica.clearFaults();
      await button(page, '提交反馈').click();
      await expectFeedbackSent(page);
    });
  }

  test('of a write is never repeated without the user', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openFeedback(page);
    // No cut connection here: Chromium itself sends anew what a kept-alive connection lost.
    await replica.fault({ operation: SEND_FEEDBACK, kind: 'status', status: 503 });
    await sendFeedback(page);
    await expect(toast(page)).toBeVisible();
    expect(await replica.journal(SEND_FEEDBACK)).toHaveLength(1);
  });

  test('shows one toast for all the calls that fail at once', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await page.goto('/manager/order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await replica.scenario('any-request-fails');
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '关于' }).click();
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: '内容没有加载出来' })).toBeVisible();

    await replica.clearFaults();
    await button(page, '重试').click();
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  });

  test('is repeated up to three times for a read, and a late success is no failure', async ({
    page,
    loginAs,
    replica,
  }) => {
    await loginAs('super');
    const operation = 'MemberServiceMag.getAbout';
    await replica.fault({ operation, kind: 'status', status: 503, times: 3 });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
    expect(await replica.journal(operation)).toHaveLength(4);
    await expect(toast(page)).toHaveCount(0);
  });

  test('is forgotten after three seconds', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openFeedback(page);
    await replica.fault({ operation: SEND_FEEDBACK, kind: 'status', status: 500 });
    // The page's own clock, which goes on when told to: how fast the machine is says nothing.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await sendFeedback(page);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(2500);
    await page.clock.resume();
    await expect(toast(page)).toHaveCount(0);
  });

  test('keeps the account on the login form', async ({ page, replica }) => {
    await page.goto('/manager/login');
    await replica.fault({ operation: 'LoginServiceMag.loginByPassword', kind: 'status', status: 500 });
    await logInByPassword(page, 'super');
    await expect(toast(page)).toBeVisible();
    await expect(page.getByText('没有连上服务器，您填写的内容都还在，请重试')).toBeVisible();
    await replica.clearFaults();
    await button(page, '登录').click();
    await expect(page).toHaveURL('/manager/make_ebook');
  });
});

test.describe('third-party login info failure', () => {
  test('shows the words of the server', async ({ page, replica }) => {
    await replica.scenario('third-login-info-fails');
    await page.goto('/manager/login');
    await button(page, '微信').click();
    await expect(page.getByText('第三方登录暂时不可用', { exact: true })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);

    await replica.clearFaults();
    await button(page, '重新授权').click();
    await expect(page.getByText('请用微信扫描二维码')).toBeVisible();
  });

  test('shows its own words where the server sent none', async ({ page, replica }) => {
    await replica.scenario('third-login-info-fails-silently');
    await page.goto('/manager/login');
    await button(page, 'QQ').click();
    await expect(page.getByText('获取第三方登录信息失败', { exact: true })).toBeVisible();
  });

  test('shows the toast and its own words when the request itself fails', async ({ page, replica }) => {
    await replica.fault({ operation: 'UserCenterMag.getThirdLoginInfo', kind: 'cut' });
    await page.goto('/manager/login');
    await button(page, '支付宝').click();
    await expect(page.getByText('获取第三方登录信息失败', { exact: true })).toBeVisible();
    await expect(toast(page)).toBeVisible();
  });
});

test.describe('code 401', () => {
  test('on a call opens the login over the screen', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openFeedback(page);
    await replica.fault({ operation: SEND_FEEDBACK, kind: 'code', code: 401, times: 1 });
    await sendFeedback(page);
    await expect(page.getByRole('dialog', { name: '登录已失效' })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
  });

  test('on the session check leads to the login screen', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await replica.scenario('not-logged-in-401');
    await page.goto('/about');
    await expect(page.getByRole('tab', { name: '密码登录' })).toBeVisible();
    await expect.poll(() => pathIn(page.url())).toBe('/about');
  });
});

test('code 403 shows the upgrade card, without a toast', async ({ page, loginAs, replica }) => {
  await loginAs('demo');
  await openFeedback(page);
  await replica.scenario('no-permission-403');
  await sendFeedback(page);
  await expect(page.getByRole('dialog').getByRole('region', { name: '此操作需要开通会员' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test.describe('the server away', () => {
  const awayNotice = (page: Page) => page.getByRole('alert').filter({ hasText: AWAY });

  for (const [what, fault] of [
    ['a cut connection', { kind: 'cut' }],
    ['a status 500', { kind: 'status', status: 500 }],
  ] as const) {
    test(`at the session check leads to the login, which says so, and back: ${what}`, async ({
      page,
      loginAs,
      replica,
    }) => {
      const token = await loginAs('super');
      await replica.fault({ operation: SESSION_CHECK, ...fault });
      await page.goto('/about?from=mail');
      await expect(awayNotice(page)).toBeVisible({ timeout: 20_000 });
      expect(pathIn(page.url())).toBe('/about?from=mail');
      await expect(page.getByRole('tab', { name: '密码登录' })).toBeVisible();
      expect(await storedToken(page), 'the token stays').toBe(token);

      await replica.clearFaults();
      await awayNotice(page).getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page).toHaveURL('/about?from=mail');
    });
  }

  test('at the session check is no obstacle to a login', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await replica.fault({ operation: SESSION_CHECK, kind: 'status', status: 500, times: 4 });
    await page.goto('/about');
    await expect(awayNotice(page)).toBeVisible({ timeout: 20_000 });
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
  });

  test('is what a check without a status means, and a number is no login', async ({ page, loginAs }) => {
    await loginAs('super');
    let reply: object = { message: 'x' };
    await page.route('**/*medthodName=userIsLogin3', (route) => route.fulfill({ json: reply }));
    await page.goto('/about');
    await expect(awayNotice(page)).toBeVisible();
    reply = { code: 0, status: 1, user_id: '10003' };
    await page.goto('/manager/order');
    await expect(page.getByRole('tab', { name: '密码登录' })).toBeVisible();
    expect(pathIn(page.url())).toBe('/manager/order');
    await expect(awayNotice(page)).toHaveCount(0);
  });

  test('for a screen that was not fetched yet is said in its place', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.goto('/manager/order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(/assets\/about-screen/, (route) => route.abort());
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '关于' }).click();
    await expect(page.getByRole('alert')).toContainText('页面没有下载完整');
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();

    await page.unrouteAll();
    await button(page, '重试').click();
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  });
});
