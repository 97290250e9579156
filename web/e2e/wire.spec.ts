import type { Page, Request } from '@playwright/test';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { expectFeedbackSent, openFeedback, REMARK, SEND_FEEDBACK, sendFeedback } from './feedback.ts';
import { expect, test } from './fixtures.ts';
import { expectAboutPage, logInByPassword, storedToken } from './login-page.ts';

test.describe.configure({ mode: 'parallel' });

const FORM = 'application/x-www-form-urlencoded';

interface Sent {
  readonly operation: string;
  readonly request: Request;
}

/** Every call of the page that goes to the servlet, by the names in its address. */
function watchCalls(page: Page): readonly Sent[] {
  const calls: Sent[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/uwp/')) return;
    expect(['/uwp/newServlet', '/uwp/web/doLoginout.jsp']).toContain(pathname);
    calls.push({
      operation: `${searchParams.get('serviceName')}.${searchParams.get('medthodName')}`,
      request,
    });
  });
  return calls;
}

function callOf(calls: readonly Sent[], operation: string): Request {
  const found = calls.find((call) => call.operation === operation);
  if (!found) throw new Error(`nothing was sent to ${operation}`);
  return found.request;
}

test.describe('a form that is posted', () => {
  test('carries account and password, and arrives', async ({ page, replica }) => {
    const calls = watchCalls(page);
    await page.goto('/about');
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
    const request = callOf(calls, 'LoginServiceMag.loginByPassword');
    expect(request.method()).toBe('POST');
    expect((await request.allHeaders())['content-type']).toBe(FORM);
    const body = new URLSearchParams(request.postData() ?? '');
    expect(Object.fromEntries(body)).toEqual({ account: 'super', password: DEMO_PASSWORD });
    expect(await replica.journal('LoginServiceMag.loginByPassword')).toMatchObject([
      { status: 200, code: 0 },
    ]);
  });

  test('carries Chinese, signs and line ends unharmed', async ({ page, loginAs }) => {
    const calls = watchCalls(page);
    await loginAs('super');
    await openFeedback(page);
    const text = '第一行：100% & “引号” + 加号=等号\n第二行 <b>😀</b>';
    await sendFeedback(page, text);
    await expect(page.getByText('感谢您的反馈')).toBeVisible();
    const request = callOf(calls, SEND_FEEDBACK);
    expect(new URL(request.url()).search).toBe('?serviceName=MemberServiceMag&medthodName=sendFeedback');
    expect((await request.allHeaders())['content-type']).toBe(FORM);
    expect(new URLSearchParams(request.postData() ?? '').get('content')).toBe(text);
    const stored = page.getByRole('region', { name: '我的反馈进度' }).getByRole('listitem').first();
    await expect(stored).toContainText('第一行：100% & “引号” + 加号=等号');
    await expect(stored).toContainText('<b>😀</b>');
  });

  test('is sent once, however often the button is pressed', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await openFeedback(page);
    await replica.fault({ operation: SEND_FEEDBACK, kind: 'delay', delay: 400 });
    await page.getByLabel('反馈内容').fill(REMARK);
    await page.getByRole('button', { name: '提交反馈' }).dblclick();
    await expectFeedbackSent(page);
    expect(await replica.journal(SEND_FEEDBACK)).toHaveLength(1);
  });
});

test.describe('the Authorization header', () => {
  test('carries the stored token, except on the calls that log in', async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto('/about');
    await expect(page.getByRole('tab', { name: '扫码登录' })).toBeVisible();
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
    await openFeedback(page);
    await sendFeedback(page);
    await expectFeedbackSent(page);

    const token = await storedToken(page);
    const logins = calls.filter(({ operation }) => operation.startsWith('LoginServiceMag.'));
    expect(logins.length).toBeGreaterThan(1);
    for (const { operation, request } of logins) {
      expect((await request.allHeaders()).authorization, operation).toBeUndefined();
    }
    for (const operation of [SEND_FEEDBACK, 'MemberServiceMag.getAbout', 'MemberServiceMag.getFeedback']) {
      expect((await callOf(calls, operation).allHeaders()).authorization, operation).toBe(token);
    }
    const lastCheck = calls.findLast(({ operation }) => operation === 'UserCenterMag.userIsLogin3');
    expect((await lastCheck?.request.allHeaders())?.authorization).toBe(token);
  });

  test('does not appear on a login while an old token is stored', async ({ page, loginAs, replica }) => {
    await loginAs('super');
    await replica.clock({ advance: '8d' });
    const calls = watchCalls(page);
    await page.goto('/about');
    await logInByPassword(page, 'super');
    await expectAboutPage(page);
    const login = callOf(calls, 'LoginServiceMag.loginByPassword');
    expect((await login.allHeaders()).authorization).toBeUndefined();
  });
});

test('a read is a GET that names service and medthodName first', async ({ page, loginAs }) => {
  const calls = watchCalls(page);
  await loginAs('super');
  await page.goto('/manager/Aitus/%2Fhelp%2Fprint-guide');
  await expect(page.getByRole('heading', { level: 1, name: '印前指南' })).toBeVisible();
  const request = callOf(calls, 'MemberServiceMag.resolveAitusPath');
  expect(request.method()).toBe('GET');
  expect(request.postData()).toBeNull();
  expect(new URL(request.url()).search).toBe(
    '?serviceName=MemberServiceMag&medthodName=resolveAitusPath&path=%2Fhelp%2Fprint-guide',
  );
});

test('logging out posts to its own address', async ({ page, loginAs }) => {
  const token = await loginAs('super');
  await page.goto('/about');
  await page.getByRole('button', { name: '账户：沈知远' }).click();
  const sent = page.waitForRequest('**/uwp/web/doLoginout.jsp');
  await page.getByRole('button', { name: '退出登录' }).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect((await request.allHeaders()).authorization).toBe(token);
});
