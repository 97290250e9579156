import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPasswordTab, sendPassword } from '#web/features/login/testing.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { pathIn } from '#web/testing/addresses.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const CHECK = 'UserCenterMag.userIsLogin3';
const AWAY = '暂时连不上服务，没有确认到您的登录状态';
async function away() {
  const alert = (await screen.findByText(AWAY)).closest<HTMLElement>('[role=alert]');
  if (alert === null) throw new Error('nobody is told of it');
  return within(alert);
}
const about = () => screen.findByRole('heading', { level: 1, name: '关于书桌' });

/** A member whose token is stored and whom the page has still to ask for. */
async function arriveAs(account: string): Promise<void> {
  await product().logIn(account);
  sessionStore.forget();
}

it('says that the session could not be checked, and leads back once it can', async () => {
  const { replica } = product();
  await arriveAs('super');
  const token = tokenStore.read();
  await replica.fault({ operation: CHECK, kind: 'status', status: 500 });
  await product().open('/about?from=mail');
  await away();
  expect(pathIn(location.href)).toBe('/about?from=mail');
  expect(screen.getByRole('tab', { name: '密码登录' })).toBeTruthy();
  expect(tokenStore.read(), 'the token stays').toBe(token);

  await act(() => replica.clearFaults());
  await user.click((await away()).getByRole('button', { name: '重试' }));
  await about();
  expect(location.pathname + location.search).toBe('/about?from=mail');
});

it('is no obstacle to a login', async () => {
  await arriveAs('super');
  await product().replica.fault({ operation: CHECK, kind: 'status', status: 500, times: 4 });
  await product().open('/about');
  await away();
  await openPasswordTab();
  await sendPassword('super');
  await about();
  expect(location.pathname).toBe('/about');
});

it('is what a check without a status means, and a number is no login', async () => {
  await arriveAs('super');
  let reply: object = { message: 'x' };
  const answer = fetch as (request: Request) => Promise<Response>;
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.includes('medthodName=userIsLogin3')
      ? Promise.resolve(Response.json(reply))
      : answer(request),
  );
  await product().open('/about');
  await away();
  await product().settled();
  reply = { code: 0, status: 1, user_id: '10003' };
  await product().open('/manager/order');
  expect(await screen.findByRole('tab', { name: '密码登录' })).toBeTruthy();
  await waitFor(() => expect(pathIn(location.href)).toBe('/manager/order'));
  expect(screen.queryByText(AWAY)).toBeNull();
});

it('is silent where the check says 401', async () => {
  await arriveAs('super');
  await product().replica.scenario('not-logged-in-401');
  await product().open('/about');
  expect(await screen.findByRole('tab', { name: '密码登录' })).toBeTruthy();
  await waitFor(() => expect(pathIn(location.href)).toBe('/about'));
  expect(screen.queryByText(AWAY)).toBeNull();
});
