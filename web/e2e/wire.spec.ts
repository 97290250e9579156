import type { Page, Request } from '@playwright/test';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { SEND_FEEDBACK, sendFeedback } from './feedback.ts';
import { expect, test } from './fixtures.ts';
import { expectAboutPage, logInByPassword, storedToken } from './login-page.ts';

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

test('what is typed arrives as a form, unharmed and in the name of whoever logged in', async ({
  page,
  replica,
}) => {
  const calls = watchCalls(page);
  await page.goto('/about');
  await logInByPassword(page, 'super');
  await expectAboutPage(page);
  const login = callOf(calls, 'LoginServiceMag.loginByPassword');
  expect(login.method()).toBe('POST');
  const ofLogin = await login.allHeaders();
  expect(ofLogin['content-type']).toBe(FORM);
  expect(ofLogin.authorization).toBeUndefined();
  const account = new URLSearchParams(login.postData() ?? '');
  expect(Object.fromEntries(account)).toEqual({ account: 'super', password: DEMO_PASSWORD });
  expect(await replica.journal('LoginServiceMag.loginByPassword')).toMatchObject([{ status: 200, code: 0 }]);

  const text = '第一行：100% & “引号” + 加号=等号\n第二行 <b>😀</b>';
  await sendFeedback(page, text);
  await expect(page.getByText('感谢您的反馈')).toBeVisible();
  const feedback = callOf(calls, SEND_FEEDBACK);
  expect(new URL(feedback.url()).search).toBe('?serviceName=MemberServiceMag&medthodName=sendFeedback');
  const ofFeedback = await feedback.allHeaders();
  expect(ofFeedback['content-type']).toBe(FORM);
  expect(ofFeedback.authorization).toBe(await storedToken(page));
  expect(new URLSearchParams(feedback.postData() ?? '').get('content')).toBe(text);
  const stored = page.getByRole('region', { name: '我的反馈进度' }).getByRole('listitem').first();
  await expect(stored).toContainText('第一行：100% & “引号” + 加号=等号');
  await expect(stored).toContainText('<b>😀</b>');

  await page.goto('/manager/Aitus/%2Fhelp%2Fprint-guide');
  await expect(page.getByRole('heading', { level: 1, name: '印前指南' })).toBeVisible();
  expect(
    new URL(callOf(calls, 'MemberServiceMag.resolveAitusPath').url()).search,
    'an address within the address arrives whole',
  ).toBe('?serviceName=MemberServiceMag&medthodName=resolveAitusPath&path=%2Fhelp%2Fprint-guide');
});
