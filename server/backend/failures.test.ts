import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { toWire } from '#contracts/servlet-url.ts';
import { startTestApp } from '#server/testing.ts';
import type { BackendEnv } from './backend-env.ts';
import { backendEnv, serve, serveEncrypted, serveProxy, serveRaw, startBefore } from './testing.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const ANSWER = '{"code":0,"status":"0"}';
const SESSION = toWire('/uwp/newServlet/UserCenterMag/userIsLogin3');

/** Asks for the session through a replica before that backend. */
async function ask(backend: BackendEnv) {
  const app = await startBefore(backend);
  closing.push(() => app.close());
  const response = await fetch(`${app.url}${SESSION}`, { method: 'POST' });
  return { status: response.status, body: await response.json(), app };
}

function kept<T extends { close(): Promise<void> }>(server: T): T {
  closing.push(() => server.close());
  return server;
}

describe('a backend that gives no answer', () => {
  it('because nobody is there', async () => {
    const { status, body, app } = await ask(backendEnv('http://127.0.0.1:1/base/'));
    expect(status).toBe(502);
    expect(body).toEqual({
      code: 502,
      message: '连不上后端 http://127.0.0.1:1/base（ECONNREFUSED）',
      reason: 'backend-unreachable',
      traceId: expect.any(String),
    });
    expect(app.world.journal.list()).toMatchObject([{ status: 502, code: 502, forwarded: true }]);
  });

  it('in time', async () => {
    const silent = kept(await serve(() => undefined));
    const { status, body } = await ask({ ...backendEnv(silent.url), timeoutMs: 40 });
    expect([status, body.code, body.reason]).toEqual([504, 504, 'backend-timeout']);
  });

  it('because it hangs up, before or in the middle of it', async () => {
    const cut = kept(
      await serve((request) => {
        request.socket.destroy();
      }),
    );
    expect((await ask(backendEnv(cut.url))).body.reason).toBe('backend-unreachable');
    const half = kept(
      await serve((request, reply) => {
        reply.writeHead(200, { 'content-length': 100 }).write('half', () => request.socket.destroy());
      }),
    );
    expect((await ask(backendEnv(half.url))).body.reason).toBe('backend-unreachable');
  });

  it.each([
    ['HTTP/1.1 000 Odd\r\ncontent-length: 2\r\n\r\nok', 'HTTP 000'],
    ['HTTP/1.1 199 Early\r\n\r\n', null],
    ['HTTP/1.1 600 Late\r\ncontent-length: 2\r\n\r\nok', 'HTTP 600'],
    ['HTTP/1.1 999 Denied\r\ncontent-length: 2\r\n\r\nok', 'HTTP 999'],
    ['HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n', 'HTTP 101'],
    ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nno size\r\n', null],
    ['SSH-2.0-OpenSSH_9.9\r\n', null],
  ])('because it answers %j', async (raw, what) => {
    const server = kept(await serveRaw(raw));
    const { status, body } = await ask(backendEnv(server.url));
    expect([status, body.reason]).toEqual([502, what ? 'backend-reply' : 'backend-unreachable']);
    if (what) expect(body.message).toBe(`后端 ${server.url} 的答复无法转交：${what}`);
  });

  it('because it is the server itself', async () => {
    const port = await freePort();
    const app = await startTestApp({ env: { backend: backendEnv(`http://127.0.0.1:${port}`) } });
    closing.push(() => app.close());
    await app.app.listen({ host: '127.0.0.1', port });
    for (const [path, method] of [
      [SESSION, 'POST'],
      ['/upload/x.jpg', 'GET'],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      expect([response.status, (await response.json()).reason]).toEqual([508, 'backend-loop']);
    }
  });

  it('is not waited for when the caller is gone', async () => {
    let gone = () => {};
    const isGone = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const leaving = new AbortController();
    const silent = kept(
      await serve((request) => {
        request.socket.once('close', gone);
        leaving.abort();
      }),
    );
    const app = await startBefore(backendEnv(silent.url));
    closing.push(() => app.close());
    const asked = fetch(`${app.url}${SESSION}`, { method: 'POST', signal: leaving.signal });
    await expect(asked).rejects.toThrow();
    await isGone;
  });
});

describe('a connection that the backend ended', () => {
  it('is made anew for a call that only reads', async () => {
    let served = 0;
    const server = kept(
      await serve((request, reply) => {
        served += 1;
        // The second request on a connection finds it cut, as one that was left open for too long.
        if (served === 2) request.socket.resetAndDestroy();
        else reply.setHeader('content-type', 'application/json').end(ANSWER);
      }),
    );
    const { app } = await ask(backendEnv(server.url));
    const again = await fetch(`${app.url}${SESSION}`, { method: 'POST' });
    expect(await again.text()).toBe(ANSWER);
    expect(served).toBe(3);
  });

  it('is no reason to write twice', async () => {
    let served = 0;
    const server = kept(
      await serve((request, reply) => {
        served += 1;
        if (served === 2) request.socket.resetAndDestroy();
        else reply.setHeader('content-type', 'application/json').end(ANSWER);
      }),
    );
    const { app } = await ask(backendEnv(server.url));
    const save = toWire('/uwp/newServlet/ShoppingServiceMag/updateCart');
    expect((await fetch(`${app.url}${save}`, { method: 'POST' })).status).toBe(502);
    expect(served).toBe(2);
  });
});

describe('an encrypted backend', () => {
  it('with a certificate that nobody signed is refused, unless any will do', async () => {
    const server = kept(
      await serveEncrypted((_request, reply) =>
        reply.setHeader('content-type', 'application/json').end(ANSWER),
      ),
    );
    const refused = await ask(backendEnv(server.url));
    expect([refused.status, refused.body.reason]).toEqual([502, 'backend-certificate']);
    expect(refused.body.message).toContain('--backend-insecure');
    expect((await ask(backendEnv(server.url, { 'backend-insecure': true }))).body).toEqual(
      JSON.parse(ANSWER),
    );
  });

  it('is reached through the company’s proxy, which only joins the two', async () => {
    const server = kept(
      await serveEncrypted((request, reply) =>
        reply
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ code: 0, host: request.headers.host })),
      ),
    );
    const proxy = kept(await serveProxy(server.port));
    const source = { HTTPS_PROXY: `http://me:p%40ss@127.0.0.1:${proxy.port}` };
    const backend = backendEnv('https://desk.test:8443', { 'backend-insecure': true }, source);
    const { body, app } = await ask(backend);
    expect(body).toEqual({ code: 0, host: 'desk.test:8443' });
    await (await fetch(`${app.url}${SESSION}`, { method: 'POST' })).text();
    // Once for both: the tunnel is used again.
    expect(proxy.seen).toEqual([
      { asked: 'desk.test:8443', authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}` },
    ]);
    const checked = await ask(backendEnv('https://desk.test:8443', {}, source));
    expect(checked.body.reason).toBe('backend-certificate');
  });

  it('behind a proxy that refuses is said to be so, without its password', async () => {
    const proxy = kept(await serveProxy(1, { refuses: true }));
    const source = { HTTPS_PROXY: `http://me:secret@127.0.0.1:${proxy.port}` };
    const { status, body } = await ask(backendEnv('https://desk.test', {}, source));
    expect([status, body.reason]).toEqual([502, 'backend-proxy']);
    expect(body.message).toBe(`代理 127.0.0.1:${proxy.port} 没有接通后端：HTTP 407`);
  });
});

describe('a plain backend behind a proxy', () => {
  it('is named to the proxy in full', async () => {
    const proxy = kept(await serveProxy(1));
    const source = { http_proxy: `127.0.0.1:${proxy.port}` };
    const { body } = await ask(backendEnv('http://desk.test/base', {}, source));
    expect(body).toEqual(JSON.parse(ANSWER));
    expect(proxy.seen).toEqual([{ asked: `http://desk.test/base${SESSION}`, authorization: undefined }]);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
