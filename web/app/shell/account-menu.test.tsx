import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { askSession } from '#web/features/session/ask-session.ts';
import { client } from '#web/lib/call/client.ts';
import { createSessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

async function openMenu(): Promise<void> {
  await product().logIn('super');
  await product().open('/about');
  await screen.findByRole('heading', { level: 1, name: '关于书桌' });
  await user.click(screen.getByLabelText('账户：沈知远'));
}

async function logOut(): Promise<void> {
  await user.click(screen.getByText('退出登录'));
  expect(await screen.findByRole('tab', { name: '扫码登录' })).toBeTruthy();
  await waitFor(() => expect(location.pathname).toBe('/manager/login'));
}

it('ends the session at the server and forgets the token', async () => {
  await openMenu();
  const token = tokenStore.read();
  await logOut();
  expect(tokenStore.read()).toBeNull();
  tokenStore.write(token ?? '');
  const session = createSessionStore();
  expect(await act(() => askSession(client(), session))).toBe('out');
});

it.each([
  ['answers 503', async () => new Response('', { status: 503 })],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('lets the member leave where the server %s', async (_, answer) => {
  await openMenu();
  const send = fetch as (request: Request) => Promise<Response>;
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('/doLoginout.jsp') ? answer() : send(request),
  );
  await logOut();
  expect(tokenStore.read()).toBeNull();
});

async function openInTeam(change: Record<string, string> = {}): Promise<void> {
  await product().replica.scenario('team-member', { account: 'demo', ...change });
  await product().logIn('demo');
  await product().open('/about');
  await user.click(await screen.findByLabelText('账户：林晓舟'));
}

it('lets a member of a team choose on whose account to work, and shows what is left there', async () => {
  await openInTeam();
  const choice = await screen.findByRole('group', { name: '工作空间', hidden: true });
  const own = within(choice).getByRole('radio', { name: /林晓舟/, hidden: true });
  const team = within(choice).getByRole('radio', { name: '陆嘉宁 的团队 编辑', hidden: true });
  expect(team).toHaveProperty('checked', true);
  const [left] = await screen.findAllByRole('link', { name: /团队额度 ¥.500.00/, hidden: true });
  expect(left?.getAttribute('href')).toBe('/manager/myMember');

  await user.click(own);
  const [balance] = await screen.findAllByRole('link', { name: /余额 ¥.100.00/, hidden: true });
  expect(balance?.getAttribute('href')).toBe('/manager/recharge');
  expect(screen.queryByRole('link', { name: /团队额度/, hidden: true })).toBeNull();
});

it('names no amount where the team wants to be asked each time', async () => {
  await openInTeam({ role: 'contributor' });
  expect(await screen.findAllByRole('link', { name: '团队账户', hidden: true })).not.toEqual([]);
});

it('has no such choice for who is in no team', async () => {
  await openMenu();
  expect(screen.queryByRole('group', { name: '工作空间', hidden: true })).toBeNull();
});
