import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Input, OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { signatureOf } from '../wire/sign.ts';
import { type ApiClientConfig, createApiClient } from './api-client.ts';
import { askAgain } from './asked-again.ts';
import { RequestCancelled } from './cancelled.ts';
import { createLoadingGroups } from './loading-groups.ts';
import { REQUEST_FAILED } from './reply.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse, seen: Seen, index: number) => void;

const servers: Server[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serverWith(answer: Answer, port = 0) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      answer(response, one, seen.push(one) - 1);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return { seen, baseUrl: `http://127.0.0.1:${address.port}` };
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function text(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(body);
}

function clientFor(baseUrl: string, config: Partial<ApiClientConfig> = {}) {
  return createApiClient({
    baseUrl,
    token: () => 't-1',
    groups: createLoadingGroups(),
    retry: { sleep: async () => undefined },
    ...config,
  });
}

const UPDATE = {
  CartID: '1',
  goodsID: '2',
  count: '3',
  pagesNum: '40',
  memberID: '5',
  cnums: 'A|B',
  remarkinfo: '烫金',
  pdfchecked: '1',
  fuwu: '',
  fxID: '',
  prop1: '',
  pdfCnum: '',
} as const;
const PRICE = {
  goodsID: '2',
  cnums: 'A|B',
  count: '3',
  pagesNum: '40',
  memberID: '5',
  random: '0.1',
} as const;
const PRICE_REPLY = '0|0|0|0.1|0|0|12.50';

describe('api client: what goes over the wire', () => {
  it('sends a GET in the servlet form with the bare token', async () => {
    const { seen, baseUrl } = await serverWith((response) => json(response, { code: 0, data: { data: {} } }));
    const reply = await clientFor(baseUrl).call('ShopCarService.cartInfo', { cartID: '17' });
    expect(reply).toEqual({ code: 0, data: { data: {} } });
    expect(seen).toMatchObject([
      {
        method: 'GET',
        url: '/uwp/newServlet?serviceName=ShopCarService&medthodName=cartInfo&cartID=17',
        headers: { authorization: 't-1' },
      },
    ]);
  });

  it('sends a POST as a form, empty values included', async () => {
    const { seen, baseUrl } = await serverWith((response) => text(response, 'ok'));
    await expect(clientFor(baseUrl).call('ShoppingServiceMag.updateCart', UPDATE)).resolves.toBe('ok');
    expect(seen[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({ ...UPDATE });
  });

  it('sends a POST without parameters with neither body nor content type', async () => {
    const { seen, baseUrl } = await serverWith((response) => json(response, { code: 0, status: '0' }));
    await clientFor(baseUrl).call('UserCenterMag.userIsLogin3', {});
    expect(seen[0]?.body).toBe('');
    expect(seen[0]?.headers['content-type']).toBeUndefined();
    expect(seen[0]?.headers.authorization).toBe('t-1');
  });

  it('sends no token where one logs in for it, nor when there is none', async () => {
    const { seen, baseUrl } = await serverWith((response) => json(response, { code: 0 }));
    await clientFor(baseUrl).call('LoginServiceMag.loginByPassword', { account: 'a', password: 'p' });
    await clientFor(baseUrl, { token: () => null }).call('UserCenterMag.getMemberInfo', {});
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('sends the token with every call except those that hand one out', async () => {
    const { seen, baseUrl } = await serverWith((response) => json(response, { code: 0 }));
    const client = clientFor(baseUrl);
    const without: OperationId[] = [];
    for (const { id } of OPERATIONS) {
      await client.call(id, {} as Input<typeof id>);
      if (seen.at(-1)?.headers.authorization !== 't-1') without.push(id);
    }
    expect(without.sort()).toEqual([
      'LoginServiceMag.bindThirdLogin',
      'LoginServiceMag.loginByCode',
      'LoginServiceMag.loginByPassword',
      'LoginServiceMag.queryLoginQrcode',
      'LoginServiceMag.queryThirdLogin',
      'LoginServiceMag.register',
    ]);
  });

  it('signs query and form when signing is on', async () => {
    const { seen, baseUrl } = await serverWith((response) => text(response, 'ok'));
    const client = clientFor(baseUrl, { signing: { isEnabled: true, secret: 's3' } });
    await client.call('ShoppingServiceMag.getTotal', PRICE);
    await client.call('ShoppingServiceMag.updateCart', UPDATE);
    expect(new URL(seen[0]?.url ?? '', baseUrl).searchParams.get('sign')).toBe(signatureOf(PRICE, 's3'));
    expect(new URLSearchParams(seen[1]?.body).get('sign')).toBe(signatureOf(UPDATE, 's3'));
  });

  it('uses the fetch it is given', async () => {
    const fetch = vi.fn(async (_request: Request) => new Response('ok'));
    const client = clientFor('http://nowhere.invalid', { fetch });
    await expect(client.call('ShoppingServiceMag.updateCart', UPDATE)).resolves.toBe('ok');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('api client: further headers', () => {
  it('go with every attempt, by operation, and never in the place of its own', async () => {
    const { seen, baseUrl } = await serverWith((response) => text(response, 'ok'));
    const headers = (operation: string) => ({ 'x-of': operation, Authorization: 'another' });
    const client = createApiClient({ baseUrl, token: () => 't-1', headers });
    await client.call('ShopCarService.cartInfo', { cartID: '1' }, { retry: false });
    expect(seen[0]?.headers).toMatchObject({ 'x-of': 'ShopCarService.cartInfo', authorization: 't-1' });
  });
});

describe('api client: replies', () => {
  it('keeps the text of a text call', async () => {
    const { baseUrl } = await serverWith((response) => text(response, PRICE_REPLY));
    await expect(clientFor(baseUrl).call('ShoppingServiceMag.getTotal', PRICE)).resolves.toBe(PRICE_REPLY);
  });

  it('decodes a double-encoded reply', async () => {
    const { baseUrl } = await serverWith((response) =>
      json(response, JSON.stringify({ code: 0, status: '1' })),
    );
    await expect(clientFor(baseUrl).call('UserCenterMag.userIsLogin3', {})).resolves.toEqual({
      code: 0,
      status: '1',
    });
  });

  it('gives a business failure back as it is and reports nothing', async () => {
    const onFailure = vi.fn();
    const failure = { code: 400, message: '参数有误', reason: 'bad-count' };
    const { baseUrl } = await serverWith((response) => json(response, failure));
    const reply = await clientFor(baseUrl, { onFailure }).call('ShoppingServiceMag.getTotal', PRICE);
    expect(reply).toEqual(failure);
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('api client: failures', () => {
  it('repeats a read three times, then reports once and resolves to the pseudo-reply', async () => {
    const onFailure = vi.fn();
    const { seen, baseUrl } = await serverWith((response) =>
      json(response, { code: 500, message: '服务器出错', reason: 'internal', traceId: 't-9' }, 500),
    );
    const reply = await clientFor(baseUrl, { onFailure }).call('ShopCarService.cartInfo', { cartID: '1' });
    expect(reply, 'with the number of this very call').toEqual({
      ...REQUEST_FAILED,
      status: 500,
      traceId: 't-9',
    });
    expect(seen).toHaveLength(4);
    expect(onFailure.mock.calls).toEqual([
      [{ operation: 'ShopCarService.cartInfo', traceId: 't-9', status: 500, serverMessage: '服务器出错' }],
    ]);
  });

  it('recovers without a report when a later attempt succeeds', async () => {
    const onFailure = vi.fn();
    const { baseUrl } = await serverWith((response, _seen, index) =>
      index < 2 ? response.destroy() : json(response, { code: 0 }),
    );
    const client = clientFor(baseUrl, { onFailure });
    await expect(client.call('ShopCarService.cartInfo', { cartID: '1' })).resolves.toEqual({ code: 0 });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([
    ['malformed JSON', (response: ServerResponse) => void response.end('{"code":0,')],
    ['an empty reply', (response: ServerResponse) => void response.end()],
    ['a cut connection', (response: ServerResponse) => void response.destroy()],
  ])('takes %s as a failure', async (_what, answer) => {
    const onFailure = vi.fn();
    const { seen, baseUrl } = await serverWith(answer);
    const client = clientFor(baseUrl, { onFailure });
    await expect(client.call('ShopCarService.cartInfo', { cartID: '1' })).resolves.toEqual(REQUEST_FAILED);
    expect(seen).toHaveLength(4);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('does not repeat what the server refused with a 4xx status', async () => {
    const { seen, baseUrl } = await serverWith((response) =>
      json(response, { code: 404, message: '?' }, 404),
    );
    await clientFor(baseUrl).call('ShopCarService.cartInfo', { cartID: '1' });
    expect(seen).toHaveLength(1);
  });

  it('repeats a POST that only reads', async () => {
    const { seen, baseUrl } = await serverWith((response) => json(response, {}, 503));
    await clientFor(baseUrl).call('UserCenterMag.userIsLogin3', {});
    expect(seen).toHaveLength(4);
  });

  it.each([[{}], [{ forceRetry: true }]])(
    'never repeats a write that may have happened: %j',
    async (options) => {
      const { seen, baseUrl } = await serverWith((response) => void response.destroy());
      const reply = await clientFor(baseUrl).call('ShoppingServiceMag.updateCart', UPDATE, options);
      expect(reply).toEqual(REQUEST_FAILED);
      expect(seen).toHaveLength(1);
    },
  );

  it('repeats a write whose connection was never made', async () => {
    const port = await freePort();
    let comesUp: ReturnType<typeof serverWith> | undefined;
    const sleep = async () => {
      comesUp ??= serverWith((response) => text(response, 'ok'), port);
      await comesUp;
    };
    const client = clientFor(`http://127.0.0.1:${port}`, { retry: { sleep } });
    await expect(client.call('ShoppingServiceMag.updateCart', UPDATE)).resolves.toBe('ok');
    expect((await comesUp)?.seen).toHaveLength(1);
  });

  it('takes retries of the configuration and of the call; false switches them off, force on again', async () => {
    const { seen, baseUrl } = await serverWith((response) => json(response, {}, 500));
    const client = clientFor(baseUrl, { retry: { retries: 1, sleep: async () => undefined } });
    const count = async (options: Parameters<typeof client.call>[2]) => {
      seen.length = 0;
      await client.call('ShopCarService.cartInfo', { cartID: '1' }, options);
      return seen.length;
    };
    expect(await count({})).toBe(2);
    expect(await count({ retry: { retries: 2 } })).toBe(3);
    expect(await count({ retry: false })).toBe(1);
    expect(await count({ retry: false, forceRetry: true })).toBe(4);
    expect(await askAgain(() => count({ retry: false }))).toBe(4);
    expect(await count({ retry: false }), 'the next call is an ordinary one again').toBe(1);
  });

  it('reports nothing for a quiet call', async () => {
    const onFailure = vi.fn();
    const onForbidden = vi.fn();
    const { baseUrl } = await serverWith((response, { method }) =>
      method === 'GET' ? json(response, {}, 500) : json(response, { code: 403, message: '无权限' }),
    );
    const client = clientFor(baseUrl, { onFailure, onForbidden });
    await client.call('ShopCarService.cartInfo', { cartID: '1' }, { quiet: true });
    await client.call('ShoppingServiceMag.updateCart', UPDATE, { quiet: true });
    expect(onFailure).not.toHaveBeenCalled();
    expect(onForbidden).not.toHaveBeenCalled();
  });
});

describe('api client: expired session and missing permission', () => {
  function sessionServer(valid: string) {
    return serverWith((response, { headers }) =>
      headers.authorization === valid
        ? json(response, { code: 0, data: {} })
        : json(response, { code: 401, message: '未登录' }),
    );
  }

  it('replays the request once with the new token after logging in again', async () => {
    let token = 'old';
    const { seen, baseUrl } = await sessionServer('new');
    const onUnauthorised = vi.fn(async () => {
      token = 'new';
      return true;
    });
    const client = clientFor(baseUrl, { token: () => token, onUnauthorised });
    await expect(client.call('UserCenterMag.getMemberInfo', {})).resolves.toEqual({ code: 0, data: {} });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['old', 'new']);
  });

  it('replays a write as well, because the refused one did nothing', async () => {
    let token = 'old';
    const { seen, baseUrl } = await serverWith((response, { headers }) =>
      headers.authorization === 'new'
        ? text(response, 'ok')
        : json(response, { code: 401, message: '未登录' }),
    );
    const onUnauthorised = async () => {
      token = 'new';
      return true;
    };
    const client = clientFor(baseUrl, { token: () => token, onUnauthorised });
    await expect(client.call('ShoppingServiceMag.updateCart', UPDATE)).resolves.toBe('ok');
    expect(seen.map(({ body }) => body)).toEqual([seen[0]?.body, seen[0]?.body]);
  });

  it('asks for one login however many requests wait for it', async () => {
    let token = 'old';
    const { baseUrl } = await sessionServer('new');
    const logIn: (() => void)[] = [];
    const onUnauthorised = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          logIn.push(() => {
            token = 'new';
            resolve(true);
          });
        }),
    );
    const client = clientFor(baseUrl, { token: () => token, onUnauthorised });
    const ids = ['1', '2', '3'];
    const replies = Promise.all(ids.map((cartID) => client.call('ShopCarService.cartInfo', { cartID })));
    await vi.waitFor(() => expect(logIn).toHaveLength(1));
    // The others have been refused too by the time this one has been answered.
    await client.call('UserCenterMag.userIsLogin3', {});
    logIn[0]?.();
    await expect(replies).resolves.toEqual(ids.map(() => ({ code: 0, data: {} })));
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  it('does not ask when a login has happened since the request was sent', async () => {
    const tokens = ['old', 'old'];
    const onUnauthorised = vi.fn(async () => true);
    const { baseUrl } = await sessionServer('new');
    const client = clientFor(baseUrl, { token: () => tokens.shift() ?? 'new', onUnauthorised });
    await expect(client.call('UserCenterMag.getMemberInfo', {})).resolves.toEqual({ code: 0, data: {} });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('gives the refusal back when the user does not log in, and asks only once per call', async () => {
    const { seen, baseUrl } = await sessionServer('never');
    const refusing = vi.fn(async () => false);
    const reply = await clientFor(baseUrl, { onUnauthorised: refusing }).call(
      'UserCenterMag.getMemberInfo',
      {},
    );
    expect(reply).toEqual({ code: 401, message: '未登录' });
    expect(seen).toHaveLength(1);
    const hopeful = vi.fn(async () => true);
    await clientFor(baseUrl, { onUnauthorised: hopeful }).call('UserCenterMag.getMemberInfo', {});
    expect(hopeful).toHaveBeenCalledTimes(1);
    expect(seen).toHaveLength(3);
  });

  it('does not ask for a login from the calls that need no session', async () => {
    const onUnauthorised = vi.fn(async () => true);
    const { baseUrl } = await sessionServer('never');
    const client = clientFor(baseUrl, { onUnauthorised });
    await client.call('LoginServiceMag.loginByPassword', { account: 'a', password: 'p' });
    await client.call('UserCenterMag.userIsLogin3', {});
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('answers 429 with the words that say how long to wait, once and without a toast', async () => {
    const onFailure = vi.fn();
    const words = { code: 429, message: '登录失败次数过多，请 3 分钟后再试', reason: 'too-many-logins' };
    const { seen, baseUrl } = await serverWith((response) => json(response, words, 429));
    const input = { account: 'demo', password: 'x' };
    const reply = await clientFor(baseUrl, { onFailure }).call('LoginServiceMag.loginByPassword', input);
    expect(reply).toEqual(words);
    expect(seen).toHaveLength(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('reads 401 from the body also when the status says the same', async () => {
    const onUnauthorised = vi.fn(async () => false);
    const onFailure = vi.fn();
    const { baseUrl } = await serverWith((response) => json(response, { code: 401, message: '未登录' }, 401));
    await clientFor(baseUrl, { onUnauthorised, onFailure }).call('UserCenterMag.getMemberInfo', {});
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('reports a missing permission with the levels that would open it and returns the reply', async () => {
    const refusal = { code: 403, message: '无权限', needVip: ['VIP', '超级会员'] };
    const onForbidden = vi.fn();
    const { baseUrl } = await serverWith((response) => json(response, refusal));
    const client = clientFor(baseUrl, { onForbidden });
    await expect(client.call('ShoppingServiceMag.getTotal', PRICE)).resolves.toEqual(refusal);
    expect(onForbidden.mock.calls).toEqual([
      [{ operation: 'ShoppingServiceMag.getTotal', needVip: ['VIP', '超级会员'] }],
    ]);
  });
});

describe('api client: repeats, cancelling and loading', () => {
  function slowServer() {
    const open: ServerResponse[] = [];
    return serverWith((response) => open.push(response)).then((server) => ({ ...server, open }));
  }

  it('lets identical reads share one request and reports their failure once', async () => {
    const onFailure = vi.fn();
    const { seen, baseUrl } = await serverWith((response) => json(response, {}, 404));
    const client = clientFor(baseUrl, { onFailure });
    const read = (quiet: boolean) => client.call('ShopCarService.cartInfo', { cartID: '1' }, { quiet });
    await Promise.all([read(true), read(false), read(false)]);
    expect(seen).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('refuses to send an identical write twice: the repeat gets the answer of the first', async () => {
    const { seen, open, baseUrl } = await slowServer();
    const client = clientFor(baseUrl);
    const saves = [1, 2].map(() => client.call('ShoppingServiceMag.updateCart', UPDATE));
    await vi.waitFor(() => expect(open).toHaveLength(1));
    text(open[0] ?? expect.fail('nothing was sent'), 'ok');
    await expect(Promise.all(saves)).resolves.toEqual(['ok', 'ok']);
    expect(seen).toHaveLength(1);
  });

  it('sends a write again once the one before has its answer, or when another came between', async () => {
    const { seen, baseUrl } = await serverWith((response) => text(response, 'ok'));
    const client = clientFor(baseUrl);
    const save = (count: string) => client.call('ShoppingServiceMag.updateCart', { ...UPDATE, count });
    await save('2');
    await save('2');
    expect(seen).toHaveLength(2);
    await Promise.all([save('3'), save('4'), save('3')]);
    expect(seen).toHaveLength(5);
  });

  it('takes a save for a repeat although something else was written meanwhile', async () => {
    const { seen, open, baseUrl } = await slowServer();
    const client = clientFor(baseUrl);
    const save = () => client.call('ShoppingServiceMag.updateCart', UPDATE);
    const first = save();
    await vi.waitFor(() => expect(open).toHaveLength(1));
    const other = client.call('ShoppingServiceMag.updateDefaultAddr', { addrID: '1' });
    await vi.waitFor(() => expect(open).toHaveLength(2));
    text(open[1] ?? expect.fail('nothing was sent'), '1');
    await other;
    const second = save();
    text(open[0] ?? expect.fail('nothing was sent'), 'ok');
    await expect(Promise.all([first, second])).resolves.toEqual(['ok', 'ok']);
    expect(seen).toHaveLength(2);
  });

  it('asks anew on 重试 instead of waiting for an identical read that hangs', async () => {
    const { open, baseUrl } = await slowServer();
    const client = clientFor(baseUrl);
    const ask = () => client.call('ShopCarService.cartInfo', { cartID: '1' });
    const earlier = ask();
    await vi.waitFor(() => expect(open).toHaveLength(1));
    const later = askAgain(ask);
    await expect(earlier).rejects.toBeInstanceOf(RequestCancelled);
    await vi.waitFor(() => expect(open).toHaveLength(2));
    json(open[1] ?? expect.fail('no second request'), { code: 0, data: 'new' });
    await expect(later).resolves.toEqual({ code: 0, data: 'new' });
  });

  it('never gives up a write for its 重试', async () => {
    const { seen, open, baseUrl } = await slowServer();
    const client = clientFor(baseUrl);
    const save = () => client.call('ShoppingServiceMag.updateCart', UPDATE);
    const saves = [save(), askAgain(save)];
    await vi.waitFor(() => expect(open).toHaveLength(1));
    text(open[0] ?? expect.fail('nothing was sent'), 'ok');
    await expect(Promise.all(saves)).resolves.toEqual(['ok', 'ok']);
    expect(seen).toHaveLength(1);
  });

  it('does not let a read after a write join one from before it', async () => {
    const { seen, open, baseUrl } = await slowServer();
    const client = clientFor(baseUrl);
    const before = client.call('ShopCarService.cartInfo', { cartID: '1' });
    await vi.waitFor(() => expect(open).toHaveLength(1));
    const write = client.call('ShoppingServiceMag.updateCart', UPDATE);
    await vi.waitFor(() => expect(open).toHaveLength(2));
    open[1]?.end('ok');
    await write;
    const after = client.call('ShopCarService.cartInfo', { cartID: '1' });
    await vi.waitFor(() => expect(seen).toHaveLength(3));
    open[0]?.end('{"code":0,"data":"old"}');
    open[2]?.end('{"code":0,"data":"new"}');
    await expect(Promise.all([before, after])).resolves.toEqual([
      { code: 0, data: 'old' },
      { code: 0, data: 'new' },
    ]);
  });

  it('does not let another session join', async () => {
    let token = 'first';
    const { open, seen, baseUrl } = await slowServer();
    const client = clientFor(baseUrl, { token: () => token });
    const first = client.call('UserCenterMag.userIsLogin3', {});
    token = 'second';
    const second = client.call('UserCenterMag.userIsLogin3', {});
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    for (const response of open) {
      json(response, { code: 0, status: '1' });
    }
    await Promise.all([first, second]);
    expect(seen.map(({ headers }) => headers.authorization).sort()).toEqual(['first', 'second']);
  });

  it('cancels the earlier identical call when asked to', async () => {
    const onFailure = vi.fn();
    const { open, baseUrl } = await slowServer();
    const client = clientFor(baseUrl, { onFailure });
    const ask = () => client.call('ShoppingServiceMag.getTotal', PRICE, { repeat: 'cancel-earlier' });
    const earlier = ask();
    await vi.waitFor(() => expect(open).toHaveLength(1));
    const later = ask();
    await expect(earlier).rejects.toBeInstanceOf(RequestCancelled);
    await vi.waitFor(() => expect(open).toHaveLength(2));
    text(open[1] ?? expect.fail('no second request'), PRICE_REPLY);
    await expect(later).resolves.toBe(PRICE_REPLY);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('rejects an aborted call as cancelled, closes its connection and reports no failure', async () => {
    const onFailure = vi.fn();
    const { open, seen, baseUrl } = await slowServer();
    const leaver = new AbortController();
    const client = clientFor(baseUrl, { onFailure });
    const call = client.call('ShopCarService.cartInfo', { cartID: '1' }, { signal: leaver.signal });
    await vi.waitFor(() => expect(open).toHaveLength(1));
    const closed = new Promise((resolve) => open[0]?.on('close', resolve));
    leaver.abort();
    await expect(call).rejects.toBeInstanceOf(RequestCancelled);
    await closed;
    expect(seen).toHaveLength(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('rejects a call that is aborted while it waits for the login', async () => {
    const { baseUrl } = await serverWith((response) => json(response, { code: 401, message: '未登录' }));
    const leaver = new AbortController();
    const onUnauthorised = vi.fn(() => new Promise<boolean>(() => undefined));
    const client = clientFor(baseUrl, { onUnauthorised });
    const call = client.call('UserCenterMag.getMemberInfo', {}, { signal: leaver.signal });
    await vi.waitFor(() => expect(onUnauthorised).toHaveBeenCalled());
    leaver.abort();
    await expect(call).rejects.toBeInstanceOf(RequestCancelled);
  });

  it('counts a call in its group until it has ended, retries included', async () => {
    const groups = createLoadingGroups();
    const during: number[] = [];
    const { baseUrl } = await serverWith((response, _seen, index) => {
      during.push(groups.count('cart'));
      json(response, { code: 0 }, index === 0 ? 500 : 200);
    });
    const client = clientFor(baseUrl, { groups });
    await client.call('ShopCarService.cartInfo', { cartID: '1' }, { group: 'cart' });
    expect(during).toEqual([1, 1]);
    expect(groups.count('cart')).toBe(0);
  });

  it('counts in the default group, and quiet calls in the background', async () => {
    const groups = createLoadingGroups();
    const during: [number, number][] = [];
    const { baseUrl } = await serverWith((response) => {
      during.push([groups.count('page'), groups.count('background')]);
      json(response, { code: 0 });
    });
    const client = clientFor(baseUrl, { groups });
    await client.call('ShopCarService.cartInfo', { cartID: '1' });
    await client.call('ShopCarService.cartInfo', { cartID: '1' }, { quiet: true });
    expect(during).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('shows no loading while the user is asked to log in', async () => {
    const groups = createLoadingGroups();
    const during: number[] = [];
    const { baseUrl } = await serverWith((response) => json(response, { code: 401, message: '未登录' }));
    const onUnauthorised = async () => {
      during.push(groups.count('page'));
      return false;
    };
    await clientFor(baseUrl, { groups, onUnauthorised }).call('UserCenterMag.getMemberInfo', {});
    expect(during).toEqual([0]);
  });

  it('ends the loading of a cancelled call', async () => {
    const groups = createLoadingGroups();
    const { open, baseUrl } = await slowServer();
    const leaver = new AbortController();
    const client = clientFor(baseUrl, { groups });
    const call = client.call('ShopCarService.cartInfo', { cartID: '1' }, { signal: leaver.signal });
    await vi.waitFor(() => expect(open).toHaveLength(1));
    leaver.abort();
    await expect(call).rejects.toBeInstanceOf(RequestCancelled);
    expect(groups.count('page')).toBe(0);
  });
});
