import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_WORKS } from '#db/works/works.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { registerPackedReplies, takesGzip } from './packed-replies.ts';

let test: TestApp;
let app: FastifyInstance;
let authorization: string;

const CART = '/uwp/newServlet?serviceName=ShopCarService&medthodName=cartList&page=1&pageSize=20';
const COUNTERS = '/uwp/newServlet?serviceName=MemberServiceMag&medthodName=getCounters';
const COVER = `/media/art/${SEEDED_WORKS[0]?.artId}.svg`;

beforeAll(async () => {
  test = await startTestApp();
  app = test.app;
  authorization = await test.tokenOf('super');
});
afterAll(() => test.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { authorization, ...headers } });

it.each([
  ['a call', CART],
  ['a drawing', COVER],
])('packs %s for who reads packed replies, byte for byte the same inside', async (_what, url) => {
  const plain = await ask(url);
  const packed = await ask(url, { 'accept-encoding': 'gzip, deflate, br' });
  expect(plain.statusCode).toBe(200);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
  for (const { headers } of [plain, packed]) expect(headers.vary).toContain('accept-encoding');
});

it('leaves a short reply as it is', async () => {
  const reply = await ask(COUNTERS, { 'accept-encoding': 'gzip' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-encoding']).toBeUndefined();
});

it('leaves what is packed, a part or no text as it is', async () => {
  const other = (await import('fastify')).default();
  other.decorateRequest('isForwarded', false);
  registerPackedReplies(other);
  const long = 'x'.repeat(5000);
  other.get('/packed', (_request, reply) =>
    reply.type('text/plain').header('content-encoding', 'br').send(long),
  );
  other.get('/part', (_request, reply) => reply.code(206).type('text/plain').send(long));
  other.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.from(long)));
  other.get('/text', (_request, reply) => reply.type('text/plain').header('vary', 'origin').send(long));
  const encodings: Record<string, unknown> = {};
  for (const url of ['/packed', '/part', '/picture', '/text']) {
    const { headers } = await other.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    encodings[url] = [headers['content-encoding'], headers.vary];
  }
  expect(encodings).toEqual({
    '/packed': ['br', 'accept-encoding'],
    '/part': [undefined, undefined],
    '/picture': [undefined, undefined],
    '/text': ['gzip', 'origin, accept-encoding'],
  });
  await other.close();
});

it.each([
  [undefined, false],
  ['', false],
  ['identity', false],
  ['br', false],
  ['gzip', true],
  ['deflate, GZIP;q=0.5', true],
  ['gzip;q=0', false],
  ['gzip; q=0.00, br', false],
  ['notgzip', false],
])('reads "%s" as %s', (accepted, isTaken) => {
  expect(takesGzip(accepted)).toBe(isTaken);
});
