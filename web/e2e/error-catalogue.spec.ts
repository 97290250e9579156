import type { Page } from '@playwright/test';
import { pathIn } from '#web/testing/addresses.ts';
import { expectFeedbackSent, openFeedback, REMARK, SEND_FEEDBACK, sendFeedback } from './feedback.ts';
import { expect, test } from './fixtures.ts';
import { button, storedToken } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const TOAST = '请求失败，请重试';
const AWAY = '暂时连不上服务，没有确认到您的登录状态';
const SESSION_CHECK = 'UserCenterMag.userIsLogin3';
const toast = (page: Page) => page.getByText(TOAST, { exact: true });

test.describe('any request failure', () => {
  test('shows the toast and keeps what was typed', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openFeedback(page);
    await replica.fault({ operation: SEND_FEEDBACK, kind: 'cut' });
    await sendFeedback(page);
    await expect(toast(page)).toBeVisible();
    await expect(page.getByLabel('反馈内容')).toHaveValue(REMARK);

    await replica.clearFaults();
    await button(page, '提交反馈').click();
    await expectFeedbackSent(page);
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
});

test.describe('the server away', () => {
  const awayNotice = (page: Page) => page.getByRole('alert').filter({ hasText: AWAY });

  test('at the session check leads to the login, which says so, and back', async ({
    page,
    loginAs,
    replica,
  }) => {
    const token = await loginAs('super');
    await replica.fault({ operation: SESSION_CHECK, kind: 'cut' });
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
