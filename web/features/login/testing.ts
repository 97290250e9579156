/** What tests of logging in and of binding do beside the product: the visitor, and the outside parties without a page. */
import { act, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, type Mock, vi } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { askSession } from '#web/features/session/ask-session.ts';
import { client } from '#web/lib/call/client.ts';
import { accountName } from '#web/lib/readers/session-check.ts';
import { createSessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { outsideCall } from '#web/lib/wire/outside-api.ts';
import type { ProviderSession } from '#web/outside/provider/provider-session.ts';
import { type Product, user } from '#web/testing/product.ts';
import { LoginPanel } from './components/login-panel.tsx';

type LoggedIn = Mock<(token: string) => void>;

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** A field of the view that is open; the others of the login stay in the document, hidden. */
export function field(label: string): HTMLInputElement {
  const [shown, ...others] = screen
    .getAllByLabelText<HTMLInputElement>(label)
    .filter((input) => input.closest('[hidden]') === null);
  if (shown === undefined || others.length > 0) throw new Error(`not one field ${label} is shown`);
  return shown;
}

/** Puts the words in the place of what stands there, at once: a key each would take most of a test's time. */
export async function fill(label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await user.paste(text);
}

const phoneLink = () => screen.findByRole('link', { name: '没有扫码工具？在手机上打开' });

/** The session behind the QR code that can be scanned. */
export async function loginSessionID(): Promise<string> {
  return new URL((await phoneLink()).getAttribute('href') ?? '').pathname.split('/').at(-1) ?? '';
}

/** Every way of logging in, once its code is there. */
export async function showLogin({ show }: Pick<Product, 'show'>): Promise<LoggedIn> {
  const onLoggedIn: LoggedIn = vi.fn();
  show(createElement(LoginPanel, { onLoggedIn }));
  await phoneLink();
  return onLoggedIn;
}

export async function openPasswordTab(): Promise<void> {
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
}

/** Fills in the password form that is open and sends it. */
export async function sendPassword(account: string, password = DEMO_PASSWORD): Promise<void> {
  await fill('账号', account);
  await fill('密码', password);
  await user.click(button('登录'));
}

/** Asks under the token that the login brought, without keeping it. */
export async function asMember<Answer>(onLoggedIn: LoggedIn, ask: () => Promise<Answer>): Promise<Answer> {
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  tokenStore.write(onLoggedIn.mock.lastCall?.[0] ?? '');
  const answer = await act(ask);
  tokenStore.clear();
  return answer;
}

/** Whose session the login brought, by the word of the server. */
export async function memberOf(onLoggedIn: LoggedIn): Promise<string> {
  const session = createSessionStore();
  await asMember(onLoggedIn, () => askSession(client(), session));
  return accountName(session.get().user?.user_account);
}

/** Another tab is looked at meanwhile; what the page asks again and again is asked at once on coming back. */
export async function whileAway(action: () => Promise<unknown>): Promise<void> {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await action();
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The tabs that the product opens at providers, by their addresses. */
export function tabsAtProviders(): readonly string[] {
  const addresses: string[] = [];
  vi.stubGlobal('open', (address: string) => {
    addresses.push(address);
    return { opener: null };
  });
  return addresses;
}

async function provider<Data>(address: string, action = '', body?: Record<string, string>): Promise<Data> {
  const send: typeof fetch = (path, init) => fetch(new Request(new URL(String(path), address), init));
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  const reply = await outsideCall<Data>(`/provider-api/${id}${action}`, body, send);
  if (reply.kind !== 'done') throw new Error(`the provider ${reply.kind} ${action}`);
  return reply.data;
}

/** Agrees at the provider as the owner of the account; null for a person who is no member yet. */
export async function approveAt(address: string, account: string | null): Promise<void> {
  const { identities } = await provider<ProviderSession>(address);
  const openId = identities.find((each) => each.account === account)?.openId ?? '';
  await provider(address, '/approve', { openId });
}

export async function refuseAt(address: string): Promise<void> {
  await provider(address, '/refuse', {});
}
