import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { readEnv } from '#server/env.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { attributesOf, type Collector, type SentSpan, startCollector } from './testing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const CALLED = { traceparent: `00-${TRACE}-${PARENT}-01` };
const CART = toWire('/uwp/newServlet/ShopCarService/cartInfo?cartID=90001');

let collector: Collector;
const told: string[] = [];

beforeEach(async () => {
  collector = await startCollector();
  told.length = 0;
});
afterEach(() => collector.close());

/** Spans are all sent when the app is closed. */
async function spansOf(
  work: (app: TestApp) => Promise<unknown>,
  args: readonly string[] = [],
): Promise<SentSpan[]> {
  const env = readEnv(['--trace-endpoint', collector.url, ...args], {});
  const app = await startTestApp({ env, tell: (line) => told.push(line) });
  try {
    await work(app);
  } finally {
    await app.close();
  }
  return collector.spans();
}

const of = (spans: readonly SentSpan[], name: string) => spans.filter((span) => span.name === name);

describe('a call that is traced', () => {
  it('leaves a span with its operation, outcome and world, in the trace of its caller', async () => {
    const before = BigInt(Date.now()) * 1_000_000n;
    const spans = await spansOf(async ({ app, tokenOf }) => {
      const authorization = await tokenOf('super');
      await app.inject({ url: CART, headers: { ...CALLED, authorization, [SANDBOX_HEADER]: 'mine' } });
    });
    const [span, ...others] = of(spans, 'ShopCarService.cartInfo');
    expect(others).toEqual([]);
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2, status: {} });
    expect(span && attributesOf(span)).toEqual({
      'replica.operation': 'ShopCarService.cartInfo',
      'http.request.method': 'GET',
      'http.response.status_code': '200',
      'replica.code': expect.any(String),
      'replica.world': 'mine',
      'replica.trace_id': expect.stringMatching(/^t/),
    });
    const [start = 0n, end = 0n] = [span?.startTimeUnixNano, span?.endTimeUnixNano].map((at) =>
      BigInt(at ?? 0),
    );
    expect(end >= start && end >= before).toBe(true);
  });

  it('has the fault that struck it, and has failed with 500', async () => {
    const spans = await spansOf(async ({ app, world, tokenOf }) => {
      const authorization = await tokenOf('super');
      world.faults.add({ operation: 'ShopCarService.cartInfo', fault: { kind: 'status', status: 503 } });
      await app.inject({ url: CART, headers: { authorization } });
    });
    const [span] = of(spans, 'ShopCarService.cartInfo');
    expect(span?.status).toEqual({ code: 2 });
    expect(span && attributesOf(span)).toMatchObject({
      'http.response.status_code': '503',
      'replica.fault': 'status',
      'replica.fault.rule': expect.any(String),
      'replica.world': 'main',
    });
  });

  it('tells nothing of who called and what was said', async () => {
    let token = '';
    const spans = await spansOf(async ({ app, call, tokenOf }) => {
      token = await tokenOf('super');
      await call('LoginServiceMag.loginByPassword', { account: 'super', password: 'hidden-word' });
      await call('UserCenterMag.userIsLogin3', {}, { token });
      await app.inject({ url: '/uwp/newServlet?serviceName=13812345678&medthodName=hidden-word' });
      const headers = { authorization: token, [SANDBOX_HEADER]: 'of-13812345678' };
      await app.inject({ url: `/media/avatar?${token}`, method: 'POST', headers });
    });
    const named = ['LoginServiceMag.loginByPassword', 'UserCenterMag.userIsLogin3', 'media.uploadAvatar'];
    for (const name of [...named, 'unmatched']) expect(of(spans, name), name).toHaveLength(1);
    const said = JSON.stringify(collector.received.map(({ body }) => body));
    for (const personal of [token, '13812345678', 'hidden-word', 'super', '127.0.0.1', 'lightMyRequest']) {
      expect(said, personal).not.toContain(personal);
    }
  });

  it('is not told of where its caller does not want it', async () => {
    const spans = await spansOf(({ app }) =>
      app.inject({ url: CART, headers: { traceparent: `00-${TRACE}-${PARENT}-00` } }),
    );
    expect(spans).toEqual([]);
  });

  it('is as it was where the collector is gone', async () => {
    await collector.close();
    let status = 0;
    await spansOf(async ({ app }) => {
      status = (await app.inject({ url: CART })).statusCode;
    });
    expect(status).toBe(200);
    expect(told).toEqual([
      'Spans do not all arrive: ECONNREFUSED. Calls are answered all the same.',
      '1 spans did not arrive.',
    ]);
  });

  it('has no tracer and no trace unless somebody wants it', async () => {
    const app = await startTestApp({ env: readEnv([], {}) });
    await app.app.inject({ url: CART, headers: CALLED });
    expect(app.app.tracer).toBeNull();
    await app.close();
    expect(collector.received).toEqual([]);
  });
});

describe('a call that a backend answers', () => {
  async function behind(status: number, traceparent: Record<string, string>) {
    const seen: IncomingHttpHeaders[] = [];
    const backend = createServer((request, reply) => {
      seen.push(request.headers);
      reply.writeHead(status, { 'content-type': 'application/json' }).end('{"code":0,"status":"0"}');
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { port } = backend.address() as AddressInfo;
    const spans = await spansOf(
      ({ app }) => app.inject({ url: CART, headers: traceparent }),
      ['--backend', `http://127.0.0.1:${port}`],
    );
    await new Promise((resolve) => backend.close(resolve));
    return { spans, sent: seen[0]?.traceparent };
  }

  it('has a span of the asking within it, which the backend is told', async () => {
    const { spans, sent } = await behind(200, CALLED);
    const [call] = of(spans, 'ShopCarService.cartInfo');
    const [asking] = of(spans, 'GET backend');
    expect(call).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    expect(call && attributesOf(call)).toMatchObject({ 'replica.forwarded': true, 'replica.code': '0' });
    expect(asking).toMatchObject({ traceId: TRACE, parentSpanId: call?.spanId, kind: 3, status: {} });
    expect(asking && attributesOf(asking)).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': '200',
      'server.address': '127.0.0.1',
    });
    expect(sent).toBe(`00-${TRACE}-${asking?.spanId}-01`);
  });

  it('passes on that nobody keeps the trace', async () => {
    const { spans, sent } = await behind(200, { traceparent: `00-${TRACE}-${PARENT}-00` });
    expect(spans).toEqual([]);
    expect(sent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
  });

  it('says that the backend failed, or was not there', async () => {
    const { spans } = await behind(500, {});
    expect(of(spans, 'GET backend')[0]?.status).toEqual({ code: 2 });
    const gone = await spansOf(({ app }) => app.inject({ url: CART }), ['--backend', 'http://127.0.0.1:1']);
    const last = of(gone, 'GET backend').at(-1);
    expect(last?.status).toEqual({ code: 2 });
    expect(last && attributesOf(last)).not.toHaveProperty('http.response.status_code');
  });
});
