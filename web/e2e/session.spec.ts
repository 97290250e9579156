import type { Page } from '@playwright/test';
import { pathIn } from '#web/testing/addresses.ts';
import { expectFeedbackSent, openFeedback, REMARK, SEND_FEEDBACK, sendFeedback } from './feedback.ts';
import { expect, TOKEN_KEY, test } from './fixtures.ts';
import { button, expectAboutPage, logInByPassword, logOut, sendPassword, storedToken } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const loginModal = (page: Page) => page.getByRole('dialog', { name: '登录已失效' });

test.describe('a session that ends in the middle of work', () => {
  test('asks for the login over the screen and sends what was typed afterwards', async ({
    page,
    loginAs,
    replica,
  }) => {
    await loginAs('super');
    await openFeedback(page);
    await replica.clock({ advance: '8d' });
    await sendFeedback(page);
    await expect(loginModal(page)).toBeVisible();
    await expect(loginModal(page)).toContainText('您填写的内容都还在');
    await expect(page.getByLabel('反馈内容')).toHaveValue(REMARK);
    await expect(page).toHaveURL('/about');

    await logInByPassword(page, 'super');
    await expect(loginModal(page)).toHaveCount(0);
    await expectFeedbackSent(page);
    const codes = (await replica.journal(SEND_FEEDBACK)).map(({ code }) => code).sort();
    expect(codes, 'refused once and sent once').toEqual([0, 401]);
  });

  test('keeps the modal through a wrong password', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openFeedback(page);
    await replica.clock({ advance: '8d' });
    await sendFeedback(page);
    await logInByPassword(page, 'super', 'wrong-one1');
    await expect(page.getByText('账号或密码不正确，还可尝试 4 次')).toBeVisible();
    await sendPassword(page, 'super');
    await expectFeedbackSent(page);
  });

  test('leads to the login screen and back when the modal is dismissed', async ({
    page,
    loginAs,
    replica,
  }) => {
    await loginAs('super');
    await openFeedback(page);
    await replica.clock({ advance: '8d' });
    await sendFeedback(page);
    await loginModal(page).getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '书桌' })).toBeVisible();
    await expect.poll(() => pathIn(page.url())).toBe('/about');
    expect(await storedToken(page)).toBeNull();

    await logInByPassword(page, 'super');
    await expectAboutPage(page);
    expect(await replica.journal(SEND_FEEDBACK), 'nothing is sent after giving up').toHaveLength(1);
  });

  test('never shows one member the screen of another', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openFeedback(page);
    await replica.clock({ advance: '8d' });
    await sendFeedback(page);
    const reloaded = page.waitForEvent('load');
    await logInByPassword(page, 'demo');
    await reloaded;
    await expect(page.getByRole('button', { name: '账户：林晓舟' })).toBeVisible();
    await expect(page.getByLabel('反馈内容')).toHaveValue('');
    expect((await replica.journal(SEND_FEEDBACK)).map(({ code }) => code)).toEqual([401]);
  });

  test('is noticed by the next visit as well', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await replica.clock({ advance: '8d' });
    await page.goto('/manager/order');
    await expect(page.getByRole('tab', { name: '扫码登录' })).toBeVisible();
    await expect.poll(() => pathIn(page.url())).toBe('/manager/order');
  });
});

test('a refusal with needVip shows the upgrade card with those levels', async ({
  page,
  loginAs,
  replica,
}) => {
  await loginAs('demo');
  await openFeedback(page);
  await replica.fault({
    operation: SEND_FEEDBACK,
    kind: 'code',
    code: 403,
    needVip: ['VIP', '超级会员'],
    times: 1,
  });
  await sendFeedback(page);
  const card = page.getByRole('dialog').getByRole('region', { name: '此操作需要开通会员' });
  await expect(card).toContainText('「VIP」、「超级会员」可以使用');
  await button(page, '查看会员方案').click();
  await expect(page).toHaveURL('/manager/upgrade');
  await expect(card).toHaveCount(0);
});

test.describe('logging out', () => {
  test('ends the session at the server and forgets the token', async ({ page, loginAs, request }) => {
    const token = await loginAs('super');
    await page.goto('/about');
    await logOut(page);
    await expect(page).toHaveURL('/manager/login');
    expect(await storedToken(page)).toBeNull();
    const check = await request.post('/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3', {
      headers: { Authorization: token },
    });
    expect(await check.json()).toEqual({ code: 0, status: '0' });
  });

  test('logs the other tabs out too, with a way back', async ({ page, context, loginAs }) => {
    await loginAs('super');
    const other = await context.newPage();
    await other.goto('/manager/order');
    await expect(other.getByRole('button', { name: '账户：沈知远' })).toBeVisible();
    await page.goto('/about');
    await logOut(page);
    await expect(other.getByRole('tab', { name: '扫码登录' })).toBeVisible();
    expect(pathIn(other.url())).toBe('/manager/order');

    await logInByPassword(page, 'super');
    await expect(other, 'a login in one tab opens the other').toHaveURL('/manager/order');
  });

  test('works without the server', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await page.goto('/about');
    await replica.fault({ operation: 'web.doLoginout', kind: 'cut' });
    await logOut(page);
    expect(await storedToken(page)).toBeNull();
  });
});

test.describe('the storage of the browser', () => {
  test('may hold nonsense under the key of the token', async ({ page }) => {
    for (const nonsense of ['{not json', '42', 'null', '{"a":1}', '""', '[]']) {
      await page.goto('/__replica/health');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, nonsense] as const);
      await page.goto('/about');
      await expect(page.getByRole('tab', { name: '扫码登录' })).toBeVisible();
    }
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
  });

  test('may hold a token nobody knows', async ({ page }) => {
    await page.goto('/__replica/health');
    await page.evaluate((key) => localStorage.setItem(key, '"of-yesterday"'), TOKEN_KEY);
    await page.goto('/about');
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
  });

  test('is cleared entirely when it is full, and the token still gets its place', async ({ page }) => {
    await page.goto('/__replica/health');
    await page.evaluate(() => {
      for (let size = 1 << 22; size > 0; size = Math.floor(size / 2)) {
        try {
          for (;;) localStorage.setItem(`other${size}-${localStorage.length}`, 'x'.repeat(size));
        } catch {
          // This size does not fit any more; the next one is half of it.
        }
      }
    });
    await page.goto('/about');
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([TOKEN_KEY]);
  });

  test('may be forbidden altogether; the session then lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/about');
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
  });
});
