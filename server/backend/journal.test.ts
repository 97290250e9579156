import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/operations.ts';
import { operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { backendEnv, type FrontedApp, serve, startBefore, type TestServer } from './testing.ts';

const SESSION: OperationId = 'UserCenterMag.userIsLogin3';
const CART: OperationId = 'ShopCarService.cartInfo';
const SAVE: OperationId = 'ShoppingServiceMag.updateCart';

let theirs: TestApp;
let app: FrontedApp;
/** Answers what a test wants. */
let odd: TestServer;
let oddApp: FrontedApp;
let reply = { status: 200, type: 'application/json', body: '' };

beforeAll(async () => {
  theirs = await startTestApp({ env: { seed: 7 } });
  app = await startBefore(backendEnv(await theirs.app.listen({ host: '127.0.0.1', port: 0 })));
  odd = await serve((_request, answer) =>
    answer.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body),
  );
  oddApp = await startBefore(backendEnv(odd.url));
});

afterAll(async () => {
  await app.close();
  await oddApp.close();
  await theirs.close();
  await odd.close();
});

interface Sent {
  readonly query?: string;
  readonly form?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

function send(at: FrontedApp, operation: OperationId, { query = '', form, headers = {} }: Sent = {}) {
  const { httpMethod, path } = operationMeta(operation);
  return fetch(`${at.url}${toWire(query ? `${path}?${query}` : path)}`, {
    method: httpMethod,
    headers,
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
}

async function control(at: FrontedApp, path: string, body?: object) {
  const response = await fetch(`${at.url}/__replica/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  return response.json();
}

const last = async (at: FrontedApp) => (await control(at, 'journal')).list.at(-1);

async function answers(body: string, type = 'application/json', status = 200): Promise<void> {
  reply = { status, type, body };
}

describe('the journal of real traffic', () => {
  it('marks what was forwarded, and finds nothing wrong with a server that keeps the contract', async () => {
    const token = await theirs.tokenOf('super');
    const got = await send(app, CART, { query: 'cartID=90001', headers: { authorization: token } });
    expect((await got.json()).data.data.ID).toBe('90001');
    expect(await last(app)).toMatchObject({
      operation: CART,
      provenance: 'documented',
      forwarded: true,
      account: null,
      status: 200,
      code: 0,
      violations: [],
      request: { query: { cartID: '90001' } },
    });
  });

  it('tells what breaks the contract, and who says so', async () => {
    await answers('{"code":0,"status":1}');
    await send(oddApp, SESSION, { form: {} });
    expect((await last(oddApp)).violations).toEqual([
      expect.objectContaining({ part: 'reply', pointer: '/status', provenance: 'documented' }),
    ]);
    await answers('<html>login</html>', 'text/html');
    await send(oddApp, SESSION, { form: {} });
    expect((await last(oddApp)).violations).toEqual([
      expect.objectContaining({ part: 'reply', pointer: '' }),
    ]);
  });

  it('reads JSON under another name, which is no breach of anything documented', async () => {
    await answers('{"code":0,"status":"0"}', 'text/html;charset=UTF-8');
    await send(oddApp, SESSION, { form: {} });
    expect(await last(oddApp)).toMatchObject({
      code: 0,
      violations: [{ part: 'reply', pointer: '', provenance: 'assumed' }],
    });
  });

  it('tells what of the request breaks it', async () => {
    await answers('{"code":0,"data":{"data":{}}}');
    await send(oddApp, CART);
    expect((await last(oddApp)).violations[0]).toMatchObject({
      part: 'request',
      message: expect.stringContaining('cartID'),
    });
  });

  it('shows no token, cookie, password or whole mobile, wherever they stand', async () => {
    const token = 'a.token.of_theirs';
    const jwt = `eyJhbGciOi.${'x'.repeat(20)}.sig-sig`;
    await answers(
      JSON.stringify({
        code: 0,
        JSESSIONID: 'their-session',
        strange: `for ${token}`,
        jwt,
        tel: '13812345678',
      }),
    );
    await send(oddApp, 'LoginServiceMag.loginByPassword', {
      form: { account: 'tester', password: 'their-password' },
      headers: { authorization: token, cookie: 'JSESSIONID=their-cookie' },
    });
    const text = JSON.stringify(await last(oddApp));
    expect(text).toContain('tester');
    for (const secret of [token, jwt, 'their-session', 'their-password', 'their-cookie', '13812345678']) {
      expect(text.includes(secret), secret).toBe(false);
    }
  });

  it('says how much of an upload or a picture there was, and keeps none of it', async () => {
    await answers('picture', 'image/png');
    const form = new FormData();
    form.set('file', new Blob(['a private picture']));
    const { path } = operationMeta(SAVE);
    await fetch(`${oddApp.url}${toWire(path)}`, { method: 'POST', body: form });
    const entry = await last(oddApp);
    expect(entry.request.body).toMatch(/^multipart\/form-data，\d+ 字节$/);
    expect(entry.reply).toBe('image/png，7 字节');
  });

  it('counts no change of a world that was not changed', async () => {
    const before = (await control(oddApp, 'info')).changes;
    await answers('ok', 'text/plain');
    await send(oddApp, SAVE, { form: { CartID: '1' } });
    expect(await last(oddApp)).toMatchObject({ code: 'ok', forwarded: true });
    expect((await control(oddApp, 'info')).changes).toEqual(before);
  });

  it('begins with which backend is in front', async () => {
    expect((await control(app, 'info')).backend).toMatchObject({ local: [], insecure: false, proxy: null });
    expect((await control(oddApp, 'info')).backend).toMatchObject({
      url: odd.url,
      host: new URL(odd.url).host,
    });
  });
});

describe('a fault on the way', () => {
  it('strikes instead of the call, which the backend then never sees', async () => {
    const asked = theirs.world.journal.last();
    await control(app, 'faults', { operation: CART, kind: 'status', status: 500, times: 1 });
    const got = await send(app, CART, { query: 'cartID=90001' });
    expect([got.status, (await got.json()).reason]).toEqual([500, 'injected-fault']);
    expect(theirs.world.journal.last()).toBe(asked);
    expect(await last(app)).toMatchObject({ forwarded: false, fault: { kind: 'status' } });
  });

  it('waits, and then asks', async () => {
    await control(app, 'faults', { operation: CART, kind: 'delay', delay: 5, times: 1 });
    const token = await theirs.tokenOf('super');
    const got = await send(app, CART, { query: 'cartID=90001', headers: { authorization: token } });
    expect((await got.json()).data.data.ID).toBe('90001');
    expect(await last(app)).toMatchObject({ forwarded: true, fault: { kind: 'delay', delayMs: 5 } });
  });

  it.each([
    ['double-encoded', '"{\\"code\\":0,\\"status\\":\\"0\\"}"'],
    ['malformed-json', '{"code":0,"st'],
  ])('spoils the reply of the backend: %s', async (kind, text) => {
    await answers('{"code":0,"status":"0"}');
    await control(oddApp, 'faults', { operation: SESSION, kind, times: 1 });
    const got = await send(oddApp, SESSION, { form: {} });
    expect(await got.text()).toBe(text);
    expect(await last(oddApp)).toMatchObject({ forwarded: true, fault: { kind } });
  });

  it('that a request asks for is not asked for there again', async () => {
    const before = theirs.world.journal.last();
    const got = await send(app, SESSION, { form: {}, headers: { prefer: 'delay=1' } });
    expect(got.headers.get('preference-applied')).toBe('delay=1');
    expect(theirs.world.journal.list({ since: before })).toMatchObject([{ fault: null }]);
  });
});
