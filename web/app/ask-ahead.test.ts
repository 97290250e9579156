import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askSession } from '#web/features/session/ask-session.ts';
import { client } from '#web/lib/call/client.ts';
import { PATHS } from '#web/lib/paths.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { askAhead } from '#web/lib/wire/ask-ahead.ts';
import { FIRST_QUESTIONS, SESSION_QUESTION } from '#web/lib/wire/early-questions.ts';
import { queriesOf } from './query-client.ts';
import { SCREEN_PARTS } from './screens/screen-parts.tsx';
import { wireClient } from './wire-client.ts';

const CART = PATHS.shoppingCart.getHref();
const CART_QUESTION = FIRST_QUESTIONS[CART] ?? '';

let sent: string[];
let reply: (url: string) => Response;

const loggedIn = () => Response.json({ code: 0, status: '1', user_id: '10003' });

beforeEach(() => {
  sent = [];
  reply = (url) => (url.includes('userIsLogin3') ? loggedIn() : Response.json({ code: 0, data: {} }));
  vi.stubGlobal('fetch', async (asked: Request | string, init?: RequestInit) => {
    const request = typeof asked === 'string' ? new Request(`http://desk.example${asked}`, init) : asked;
    const { pathname, search } = new URL(request.url);
    sent.push([request.method, pathname + search, request.headers.get('Authorization')].join(' '));
    return reply(request.url);
  });
  vi.stubGlobal('document', { querySelector: () => null });
  tokenStore.write('mine');
});

afterEach(() => {
  vi.unstubAllGlobals();
  tokenStore.clear();
  sessionStore.forget();
  globalThis.earlyAnswers = undefined;
});

async function open(pathname: string, search = ''): Promise<void> {
  vi.stubGlobal('location', { origin: 'http://desk.example', pathname, search });
  askAhead(tokenStore.read(), location);
  await vi.waitFor(() => Promise.all(globalThis.earlyAnswers?.replies.values() ?? []));
  wireClient();
}

const askCart = () => SCREEN_PARTS.shoppingCart?.ask?.(queriesOf(), new URLSearchParams());

test('what the client asks first is answered by what was asked ahead, and nothing is asked twice', async () => {
  await open(CART);
  const ahead = [`POST ${SESSION_QUESTION} mine`, `GET ${CART_QUESTION} mine`];
  expect(sent).toEqual(ahead);
  expect(await askSession()).toBe('in');
  await askCart()?.catch(() => undefined);
  expect(sent).toEqual(ahead);
  await askSession();
  expect(sent).toEqual([...ahead, ahead[0]]);
});

test('on other screens, and on other pages of the cart, only the session is asked for', async () => {
  for (const [path, search] of [
    [PATHS.order.getHref(), ''],
    [CART, '?page=2'],
  ] as const) {
    sent = [];
    await open(path, search);
    expect(sent).toEqual([`POST ${SESSION_QUESTION} mine`]);
  }
});

test('nothing is asked where no login is needed, nor without a token', async () => {
  await open('/manager/login');
  await open('/error');
  tokenStore.clear();
  await open(CART);
  expect(sent).toEqual([]);
  expect(globalThis.earlyAnswers).toBeUndefined();
});

test.each([
  ['nobody', () => Response.json({ code: 401, message: '请先登录' })],
  ['words that nobody reads', () => new Response('<html>')],
  ['a failure', () => new Response('{}', { status: 500 })],
])('an answer of %s asks nothing further', async (_what, answer) => {
  reply = answer;
  await open(CART);
  expect(sent).toEqual([`POST ${SESSION_QUESTION} mine`]);
});

test('what was asked in another name is asked again', async () => {
  await open(CART);
  sent = [];
  await client().call('UserCenterMag.userIsLogin3', {}, { token: 'of another' });
  expect(sent).toEqual([`POST ${SESSION_QUESTION} of another`]);
});

test('a question that was lost on the way is asked again by the client', async () => {
  const answers = [() => Promise.reject(new TypeError('lost')), async () => loggedIn()];
  vi.stubGlobal('location', { origin: 'http://desk.example', pathname: CART, search: '' });
  const tries = vi.fn(() => (answers.shift() ?? (async () => loggedIn()))());
  vi.stubGlobal('fetch', tries);
  askAhead('mine', location);
  wireClient();
  expect(await askSession()).toBe('in');
  expect(tries).toHaveBeenCalledTimes(2);
});

test('whoever gives up waits no longer', async () => {
  vi.stubGlobal('location', { origin: 'http://desk.example', pathname: CART, search: '' });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  askAhead('mine', location);
  wireClient();
  const leaving = new AbortController();
  const asked = client().call('UserCenterMag.userIsLogin3', {}, { signal: leaving.signal });
  leaving.abort();
  await expect(asked).rejects.toThrow();
});
