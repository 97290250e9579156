import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askSession } from '#web/features/session/ask-session.ts';
import { client } from '#web/lib/client.ts';
import { createSessionStore } from '#web/lib/session-store.ts';
import { tokenStore } from '#web/lib/token.ts';
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

it('lets the member leave where the server cannot be told', async () => {
  await openMenu();
  await act(() => product().replica.fault({ operation: 'web.doLoginout', kind: 'status', status: 503 }));
  await logOut();
  expect(tokenStore.read()).toBeNull();
});

it('says in whose team the member works', async () => {
  await product().replica.scenario('team-member', { account: 'demo' });
  await product().logIn('demo');
  await product().open('/about');
  await user.click(await screen.findByLabelText('账户：林晓舟'));
  const link = await screen.findByRole('link', { name: /陆嘉宁 的团队/, hidden: true });
  expect([link.textContent, link.getAttribute('href')]).toEqual(['陆嘉宁 的团队编辑', '/manager/myMember']);
});
