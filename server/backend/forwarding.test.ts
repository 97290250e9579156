import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWire } from '#contracts/servlet-url.ts';
import { BINDING_PICTURES } from '#server/media/bindings/pictures.ts';
import { MOST_REQUEST_BYTES } from './register-backend.ts';
import { backendEnv, type FrontedApp, serve, startBefore, type TestServer } from './testing.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

const closing: (() => Promise<unknown>)[] = [];
let backend: TestServer;
let app: FrontedApp;
const seen: Seen[] = [];
/** What the backend answers next. */
let answer: { status?: number; headers?: Record<string, string | string[]>; body?: string | Buffer } = {};

const wire = (operation: string, query = '') =>
  toWire(`/uwp/newServlet/${operation.replace('.', '/')}${query && `?${query}`}`);

beforeAll(async () => {
  backend = await serve((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('latin1') });
      const { status = 200, headers: given = { 'content-type': 'application/json' }, body } = answer;
      reply.writeHead(status, given).end(body ?? '{"code":0,"status":"0"}');
    });
  });
  app = await startBefore(backendEnv(`${backend.url}/base/`));
  closing.push(
    () => app.close(),
    () => backend.close(),
  );
});

afterAll(() => Promise.all(closing.map((close) => close())));

async function ask(path: string, init: RequestInit = {}): Promise<{ response: Response; seen: Seen }> {
  const response = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init });
  const last = seen.at(-1);
  if (!last) throw new Error('the backend was not asked');
  return { response, seen: last };
}

async function journal() {
  const reply = await fetch(`${app.url}/__replica/journal`);
  return (await reply.json()).list;
}

describe('a call', () => {
  it('goes to the backend in wire form, whichever form was asked for', async () => {
    answer = {};
    const query = 'cartID=1%20+&a=%E4%B8%AD';
    const asked = [await ask(wire('ShopCarService.cartInfo', query))];
    asked.push(await ask(`/uwp/newServlet/ShopCarService/cartInfo?${query}`));
    expect(asked.map((one) => one.seen.url)).toEqual([
      `/base${wire('ShopCarService.cartInfo', query)}`,
      `/base${wire('ShopCarService.cartInfo', query)}`,
    ]);
  });

  it('keeps its body to the byte, its token and its cookies', async () => {
    answer = {};
    const body = 'thirdLoginType=wei%78in&x=1+2&x=3';
    const { seen: got } = await ask(wire('UserCenterMag.getThirdLoginInfo'), {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        authorization: 'their-own-token',
        cookie: 'JSESSIONID=abc; deskSandbox=w1; deskTicket=t; a=b',
      },
    });
    expect(got).toMatchObject({ method: 'POST', body });
    expect(got.headers).toMatchObject({
      authorization: 'their-own-token',
      cookie: 'JSESSIONID=abc; a=b',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'content-length': String(body.length),
    });
  });

  it('looks as if the pages of the backend had made it, and holds none of our own words', async () => {
    answer = {};
    const { seen: got } = await ask(wire('UserCenterMag.userIsLogin3'), {
      method: 'POST',
      headers: {
        origin: app.url,
        referer: `${app.url}/manager/shopping/cart?x=1`,
        'x-replica-tab': 'tab',
        'x-replica-sandbox': 'w1',
        'x-other': 'stays',
      },
    });
    expect(got.headers).toMatchObject({
      host: new URL(backend.url).host,
      origin: backend.url,
      referer: `${backend.url}/base/manager/shopping/cart?x=1`,
      'x-other': 'stays',
    });
    expect(Object.keys(got.headers).filter((name) => name.startsWith('x-replica'))).toEqual([]);
  });

  it('of a page that another server has, which passes its own calls on, says so', async () => {
    const origin = 'http://localhost:3000';
    const headers = { origin, 'sec-fetch-site': 'same-origin' };
    const { seen: got } = await ask(wire('MemberServiceMag.getAbout'), { headers });
    expect(got.headers.origin).toBe(origin);
  });

  it('of a page of others ends here', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const { response } = await ask(wire('MemberServiceMag.getAbout'), { headers });
    expect([response.status, (await response.json()).reason]).toEqual([403, 'foreign-page']);
  });

  it('that the contract does not know is passed on as well, with any method', async () => {
    answer = { status: 418, body: 'no coffee', headers: { 'content-type': 'text/plain' } };
    for (const [method, path] of [
      ['POST', '/uwp/other/upload.do?a=1'],
      ['PUT', '/uwp/newServlet?serviceName=Nobody'],
      ['POST', wire('ShopCarService.cartInfo')],
    ] as const) {
      const { response, seen: got } = await ask(path, { method, body: 'raw' });
      expect([response.status, await response.text()]).toEqual([418, 'no coffee']);
      expect(got).toMatchObject({ method, url: `/base${path}`, body: 'raw' });
    }
  });

  it('may be as big as the limit and no bigger', async () => {
    answer = {};
    const most = Buffer.alloc(MOST_REQUEST_BYTES, 'x');
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const { seen: got } = await ask('/uwp/upload', { method: 'POST', body: most, headers: type });
    expect(got.body).toHaveLength(MOST_REQUEST_BYTES);
    const before = seen.length;
    const more = Buffer.alloc(MOST_REQUEST_BYTES + 1, 'x');
    const refused = await fetch(`${app.url}/uwp/upload`, { method: 'POST', body: more, headers: type });
    expect(refused.status).toBe(413);
    expect(seen).toHaveLength(before);
  });

  it('is not refused here for what the contract says of sessions, rights and values', async () => {
    answer = { body: 'ok', headers: { 'content-type': 'text/plain' } };
    const { response } = await ask(wire('ShoppingServiceMag.updateCart'), { method: 'POST' });
    expect(await response.text()).toBe('ok');
  });
});

describe('the reply', () => {
  it('comes back with its status, its headers and its own date', async () => {
    const date = 'Tue, 01 Jan 2030 00:00:00 GMT';
    const headers = { 'content-type': 'text/html;charset=GBK', date, 'x-theirs': '1' };
    const body = Buffer.from([0xd6, 0xd0, 0xce, 0xc4]);
    answer = { status: 503, headers, body };
    const { response } = await ask(wire('MemberServiceMag.getAbout'));
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
    expect((await journal()).at(-1)).toMatchObject({ status: 503, reply: '中文' });
  });

  it.each([['gzip', gzipSync('{"code":0}')]] as const)(
    'packed with %s is unpacked',
    async (encoding, body) => {
      answer = { headers: { 'content-type': 'application/json', 'content-encoding': encoding }, body };
      const { response, seen: got } = await ask(wire('MemberServiceMag.getAbout'), {
        headers: { 'accept-encoding': 'identity' },
      });
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(response.headers.get('content-length')).toBe('10');
      expect(await response.text()).toBe('{"code":0}');
      expect(got.headers['accept-encoding']).toContain('gzip');
    },
  );

  it('that cannot be unpacked is said to be so', async () => {
    answer = { headers: { 'content-encoding': 'gzip' }, body: 'no gzip' };
    const { response } = await ask(wire('MemberServiceMag.getAbout'));
    expect([response.status, (await response.json()).reason]).toEqual([502, 'backend-reply']);
  });

  it('without a body has none', async () => {
    answer = { status: 304, headers: { etag: '"1"' }, body: '' };
    const { response } = await ask('/upload/x.jpg', { headers: { 'if-none-match': '"1"' } });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', '"1"']);
  });

  it('sets its cookies for this address', async () => {
    answer = {
      headers: {
        'set-cookie': ['s=1; Path=/base/; Domain=desk.example; HttpOnly', 't=2; Secure; SameSite=None'],
      },
    };
    const { response } = await ask(wire('MemberServiceMag.getAbout'));
    expect(response.headers.getSetCookie()).toEqual(['s=1; Path=/; HttpOnly', 't=2; SameSite=Lax']);
  });

  it('leads here where it leads to the backend, and says where it leads elsewhere', async () => {
    answer = { status: 302, headers: { location: `${backend.url}/base/login.html?a=1#b` } };
    expect((await ask(wire('MemberServiceMag.getAbout'))).response.headers.get('location')).toBe(
      '/login.html?a=1#b',
    );
    answer = { status: 302, headers: { location: 'https://sso.example/in' } };
    expect((await ask(wire('MemberServiceMag.getAbout'))).response.headers.get('location')).toBe(
      'https://sso.example/in',
    );
    expect((await journal()).at(-1).decisions).toEqual(['后端转向了另一个地址 https://sso.example']);
  });
});

describe('what a reply would say for our whole origin', () => {
  const theirs = {
    'content-type': 'text/html',
    'content-security-policy': "script-src 'self'",
    'content-security-policy-report-only': "default-src 'none'; report-uri https://elsewhere.example/",
    'clear-site-data': '"*"',
    'service-worker-allowed': '/',
    'access-control-allow-origin': 'https://elsewhere.example',
    'access-control-allow-credentials': 'true',
    'alt-svc': 'h3=":443"',
    'x-theirs': '1',
    'set-cookie': [
      'deskSession=theirs; Path=/',
      ' deskTicket =theirs',
      '=deskSandbox=theirs',
      'deskLogin',
      'JSESSIONID=theirs',
    ],
  };

  it.each(['/upload/x', wire('MemberServiceMag.getAbout'), '/uwp/other'])(
    'stays behind at %s',
    async (path) => {
      answer = { headers: theirs, body: '<script>1</script>' };
      const { response } = await ask(path);
      expect(response.headers.getSetCookie()).toEqual(['JSESSIONID=theirs']);
      const kept = Object.keys(theirs).filter((name) => response.headers.has(name));
      expect(kept).toEqual(['content-type', 'content-security-policy', 'x-theirs', 'set-cookie']);
    },
  );

  it.each(['text/html', 'TEXT/HTML', 'image/svg+xml', 'text/xml', 'application/xhtml+xml', 'image/jpeg', ''])(
    'is said by us, for the type "%s"',
    async (type) => {
      for (const path of ['/upload/x', '/uwp/other']) {
        answer = { headers: type ? { 'content-type': type } : {}, body: '<svg/>' };
        const { response } = await ask(path);
        expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      }
    },
  );
});

describe('what is no call', () => {
  it('and not known here is read from the backend', async () => {
    const headers = { 'content-type': 'image/jpeg' };
    answer = { headers, body: Buffer.from([0xff, 0xd8]) };
    for (const path of ['/upload/x.jpg?v=1', '/media/art/unknown.svg', '/favicon.ico']) {
      const { response, seen: got } = await ask(path);
      expect([got.method, got.url, response.headers.get('content-type')]).toEqual([
        'GET',
        `/base${path}`,
        'image/jpeg',
      ]);
    }
    const { seen: head } = await ask('/upload/x.jpg', { method: 'HEAD' });
    expect(head.method).toBe('HEAD');
  });

  it.each([
    ['POST', '/upload/x.jpg', 404],
    ['GET', '/front_end/none.js', 404],
    ['GET', '/__replica/none', 404],
    ['GET', '/phone-api/a/b/c/d', 404],
    ['GET', `/media/bindings/${Object.keys(BINDING_PICTURES)[0]}.svg`, 200],
    ['GET', '/__replica/health', 200],
  ])('%s %s never leaves', async (method, path, status) => {
    const before = seen.length;
    expect((await fetch(`${app.url}${path}`, { method })).status).toBe(status);
    expect(seen).toHaveLength(before);
  });
});
