/** What the product as a whole sends: to which address, in whose name and how often. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  expectFeedbackSent,
  openFeedback,
  REMARK,
  remark,
  SEND_FEEDBACK,
  sendFeedback,
} from '#web/features/about/testing.ts';
import { openPasswordTab, sendPassword } from '#web/features/login/testing.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const LOGIN = 'LoginServiceMag.loginByPassword';
const LOGOUT_PATH = '/uwp/web/doLoginout.jsp';
const ABOUT = '关于书桌';

interface Sent {
  readonly operation: string;
  readonly request: Request;
}

/** Every call of the page that goes to the servlet, by the names in its address. */
function watchCalls(): readonly Sent[] {
  const calls: Sent[] = [];
  const send = fetch as (request: Request) => Promise<Response>;
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    expect(['/uwp/newServlet', LOGOUT_PATH]).toContain(pathname);
    const operation = `${searchParams.get('serviceName')}.${searchParams.get('medthodName')}`;
    calls.push({ operation, request: request.clone() });
    return send(request);
  });
  return calls;
}

function callOf(calls: readonly Sent[], operation: string): Request {
  const found = calls.find((call) => call.operation === operation);
  if (!found) throw new Error(`nothing was sent to ${operation}`);
  return found.request;
}

const nameOf = ({ headers }: Request) => headers.get('authorization');

async function logInHere(): Promise<void> {
  await screen.findByRole('tab', { name: '密码登录' });
  await openPasswordTab();
  await sendPassword('super');
  await screen.findByRole('heading', { level: 1, name: ABOUT });
}

it('a form is sent once, however often the button is pressed', async () => {
  const reply = product().hold('sendFeedback');
  await openFeedback(product(), 'super');
  await user.clear(remark());
  await user.paste(REMARK);
  const card = screen.getByRole('region', { name: '意见反馈' });
  const send = within(card).getByRole('button', { name: '提交反馈' });
  await user.dblClick(send);
  await reply.asked;
  await user.click(send);
  reply.letGo();
  await expectFeedbackSent();
  expect(await act(() => product().replica.journal(SEND_FEEDBACK))).toHaveLength(1);
});

it('the stored token goes with every call except those that log in', async () => {
  const calls = watchCalls();
  await product().open('/about');
  await screen.findByRole('tab', { name: '扫码登录' });
  await product().settled();
  await logInHere();
  await product().settled();
  await sendFeedback();
  await expectFeedbackSent();

  const token = tokenStore.read();
  const logins = calls.filter(({ operation }) => operation.startsWith('LoginServiceMag.'));
  expect(logins.length).toBeGreaterThan(1);
  for (const { operation, request } of logins) expect(nameOf(request), operation).toBeNull();
  for (const operation of [SEND_FEEDBACK, 'MemberServiceMag.getAbout', 'MemberServiceMag.getFeedback']) {
    expect(nameOf(callOf(calls, operation)), operation).toBe(token);
  }
  const lastCheck = calls.findLast(({ operation }) => operation === 'UserCenterMag.userIsLogin3');
  expect(lastCheck?.request.headers.get('authorization')).toBe(token);
});

it('a login goes without the old token that is stored', async () => {
  await product().logIn('super');
  await product().replica.clock({ advance: '8d' });
  sessionStore.forget();
  const calls = watchCalls();
  await product().open('/about');
  await logInHere();
  expect(nameOf(callOf(calls, LOGIN))).toBeNull();
});

it('a read is a GET that names service and medthodName first', async () => {
  await product().logIn('super');
  const calls = watchCalls();
  await product().open('/manager/Aitus/%2Fhelp%2Fprint-guide');
  expect(await screen.findByRole('heading', { level: 1, name: '印前指南' })).toBeTruthy();
  const request = callOf(calls, 'MemberServiceMag.resolveAitusPath');
  expect(request.method).toBe('GET');
  expect(request.body).toBeNull();
  expect(new URL(request.url).search).toBe(
    '?serviceName=MemberServiceMag&medthodName=resolveAitusPath&path=%2Fhelp%2Fprint-guide',
  );
});

it('logging out posts to its own address', async () => {
  await product().logIn('super');
  const token = tokenStore.read();
  const calls = watchCalls();
  await product().open('/about');
  await user.click(await screen.findByLabelText('账户：沈知远'));
  await user.click(screen.getByText('退出登录'));
  const leaving = () => calls.find(({ request }) => new URL(request.url).pathname === LOGOUT_PATH)?.request;
  await waitFor(() => expect(leaving()?.method).toBe('POST'));
  expect(leaving()?.headers.get('authorization')).toBe(token);
  expect(await screen.findByRole('tab', { name: '扫码登录' })).toBeTruthy();
});
