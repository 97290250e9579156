import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { client } from '#web/lib/call/client.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { signatureOf } from '#web/lib/wire/sign.ts';
import { goOn, useIsLoginAsked } from './overlays.ts';
import { wireClient } from './wire-client.ts';

const user = {
  ...{ user_id: '10003', yaoqingma: '', member_code: '', vip_name: '', vip_lastTime_desc: '' },
  ...{ vip_lastTime: '', user_avatar: '', bind_wx: 'N', user_account: {} },
};

let sent: Request[] = [];
let answer: () => object;
/** What came with the page. */
let secret = '';

const cart = () => client().call('ShopCarService.cartList', { page: '1', pageSize: '20' });
const isLoginAsked = () =>
  renderToStaticMarkup(createElement(() => (useIsLoginAsked() ? 'yes' : 'no'))) === 'yes';

beforeEach(() => {
  sent = [];
  answer = () => ({ code: 0, data: {} });
  secret = '';
  vi.stubGlobal('document', { querySelector: () => ({ content: secret }) });
  vi.stubGlobal('location', { origin: 'http://desk.example', pathname: '/manager/shoppingCart' });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json(answer());
  });
  wireClient();
});

afterEach(() => {
  vi.unstubAllGlobals();
  tokenStore.clear();
  sessionStore.forget();
});

describe('the token of a call', () => {
  test('is the one that is stored, until the server has said whose it is', async () => {
    tokenStore.write('stored');
    await cart();
    expect(sent[0]?.headers.get('Authorization')).toBe('stored');
  });

  test('is that of the member on the screen, whatever another tab stores', async () => {
    sessionStore.logIn(user, 'mine');
    tokenStore.write('of another tab');
    await cart();
    expect(sent[0]?.headers.get('Authorization')).toBe('mine');
  });
});

test('a call is signed where the page came with a secret, and nowhere else', async () => {
  await cart();
  secret = 'paper-and-ink';
  wireClient();
  await cart();
  const signs = sent.map(({ url }) => new URL(url).searchParams.get('sign'));
  expect(signs).toEqual([null, signatureOf({ page: '1', pageSize: '20' }, secret)]);
});

describe('code 401', () => {
  test('asks for the login, and the call goes on with the new token', async () => {
    sessionStore.logIn(user, 'old');
    answer = () => ({ code: 401, message: '请先登录' });
    const reply = cart();
    await vi.waitUntil(isLoginAsked);
    answer = () => ({ code: 0, data: {} });
    sessionStore.logIn(user, 'new');
    goOn();
    expect(await reply).toMatchObject({ code: 0 });
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['old', 'new']);
  });

  test('asks for nothing once the member has logged out', async () => {
    sessionStore.logOut();
    answer = () => ({ code: 401, message: '请先登录' });
    expect(await cart()).toMatchObject({ code: 401 });
    expect(isLoginAsked()).toBe(false);
  });
});
