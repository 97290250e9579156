/** Every kind of reply that the server can give, and what its headers say of it. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLANK_COVER } from '#contracts/rules/publications/cover-address.ts';
import { createTestDatabase } from '#db/testing.ts';
import { SEEDED_WORKS } from '#db/works/works.ts';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { BINDING_PICTURES } from '#server/media/bindings/pictures.ts';
import { DRAWINGS } from '#server/media/drawings.ts';
import { WORKSHOP_PICTURES } from '#server/media/workshop/pictures.ts';
import { createWorld } from '#server/replica/create-world.ts';
import { replicaTools } from '#server/replica-tools.ts';
import { TEST_NOW } from '#server/testing.ts';
import { createClock } from '#server/worlds/clock.ts';

const DAY = 'public, max-age=86400';
const YEAR = 'public, max-age=31536000, immutable';

/** What may be kept, by its route; everything else must not be. A new route that says otherwise is added here. */
const KEPT: Readonly<Record<string, readonly [example: string, cacheControl: string]>> = {
  '/media/art/:file': [`/media/art/${BLANK_COVER}.svg`, DAY],
  '/media/art/:artId/:file': [`/media/art/${SEEDED_WORKS[0]?.artId}/1.svg`, DAY],
  '/media/avatars/:file': ['/media/avatars/10003.svg', 'private, no-cache'],
  '/media/drawings/:file': [`/media/drawings/${Object.keys(DRAWINGS)[0]}.svg`, DAY],
  '/media/bindings/:file': [`/media/bindings/${Object.keys(BINDING_PICTURES)[0]}.svg`, DAY],
  '/media/workshop/:file': [`/media/workshop/${Object.keys(WORKSHOP_PICTURES)[0]}.svg`, DAY],
  '/media/pages/:file': ['/media/pages/print-guide.html', DAY],
  '/__replica/docs': ['/__replica/docs', 'no-cache'],
  '/__replica/docs/': ['/__replica/docs/', 'no-cache'],
  '/__replica/docs/reference.js': ['/__replica/docs/reference.js', 'no-cache'],
  '/__replica/docs/reference.css': ['/__replica/docs/reference.css', 'no-cache'],
  '/__replica/docs/*': ['/__replica/docs/swagger-ui.css', 'public, max-age=86400'],
  '/front_end/*': ['/front_end/assets/app-4f0c9a1b.js', YEAR],
  '/phone/:loginSessionID': ['/phone/x', 'no-cache'],
  '/provider/:provider/:loginSessionID': ['/provider/qq/x', 'no-cache'],
  '/cashier/:token': ['/cashier/x', 'no-cache'],
  '/mail/:messageID': ['/mail/1', 'no-cache'],
  '/*': ['/manager/login', 'no-cache'],
};

const routes: { readonly method: string; readonly url: string }[] = [];
const webRoot = mkdtempSync(join(tmpdir(), 'desk-web-'));
let app: FastifyInstance;
let close: () => Promise<void>;

function seeRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
}

function writeWeb(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(webRoot, name)), { recursive: true });
    writeFileSync(join(webRoot, name), content);
  }
}

beforeAll(async () => {
  const page = '<!doctype html><title>书桌</title><div id="root"></div>';
  const pages = [
    'index',
    'outside/phone',
    'outside/provider',
    'outside/cashier',
    'outside/mail',
    'reader/reader',
  ];
  writeWeb({
    ...Object.fromEntries(pages.map((name) => [`${name}.html`, page])),
    '.vite/manifest.json': '{}',
    'assets/app-4f0c9a1b.js': '1',
    'pdfjs-6.0.0/cmaps/a.bcmap': '1',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const world = createWorld({ db: createTestDatabase(), clock: createClock(() => TEST_NOW), seed: 1 });
  subscribe('fastify.initialization', seeRoutes);
  const env = { ...readEnv([], {}), checksReplies: true, trustedProxies: 1 };
  const docsRoot = join(import.meta.dirname, '../../node_modules/swagger-ui-dist');
  app = await buildApp({ env, world, tools: replicaTools(docsRoot), webRoot });
  unsubscribe('fastify.initialization', seeRoutes);
  close = async () => {
    await app.close();
    world.close();
    rmSync(webRoot, { recursive: true });
  };
});
afterAll(() => close());

/** A stream that goes on for ever is asked for its head. */
async function ask(options: InjectOptions) {
  const reply = await app.inject({ ...options, payloadAsStream: true });
  reply.stream().destroy();
  return reply;
}

type Reply = Awaited<ReturnType<typeof ask>>;

function headOf({ headers }: Reply, name: string): string {
  return String(headers[name] ?? '');
}

function expectSafe(what: string, reply: Reply, cacheControl: string): void {
  const type = headOf(reply, 'content-type');
  const policy = headOf(reply, 'content-security-policy');
  expect({
    what,
    nosniff: headOf(reply, 'x-content-type-options'),
    resource: headOf(reply, 'cross-origin-resource-policy'),
    cache: headOf(reply, 'cache-control'),
  }).toEqual({ what, nosniff: 'nosniff', resource: 'same-origin', cache: cacheControl });
  if (type.startsWith('text/html')) {
    expect([what, policy]).toEqual([what, expect.stringContaining("script-src 'self'")]);
    expect(headOf(reply, 'x-frame-options')).toBe('SAMEORIGIN');
  }
  if (type.startsWith('image/svg+xml')) {
    expect([what, policy]).toEqual([what, expect.stringMatching(/^default-src 'none';.*; sandbox$/)]);
  }
  for (const cookie of [reply.headers['set-cookie'] ?? []].flat()) {
    expect([what, cookie]).toEqual([what, expect.stringMatching(/; HttpOnly;.*SameSite=Lax$/)]);
  }
}

const filled = (url: string) => url.replaceAll(/:\w+/g, 'x').replace('*', 'x');

describe('the headers of', () => {
  it('every route: what is not known to be kept is not', async () => {
    expect(routes.length).toBeGreaterThan(150);
    for (const { method, url } of routes) {
      if (method === 'OPTIONS') continue;
      const [example = filled(url), kept] = method === 'POST' ? [] : (KEPT[url] ?? []);
      const reply = await ask({ method: method as 'GET', url: example });
      if (kept !== undefined) expect([example, reply.statusCode]).toEqual([example, 200]);
      expectSafe(`${method} ${url}`, reply, kept ?? 'no-store');
    }
    const known = new Set(routes.map(({ url }) => url));
    expect(Object.keys(KEPT).filter((url) => !known.has(url))).toEqual([]);
  });

  it.each([
    ['a page of the base', '/front_end/index.html', 200, 'no-cache'],
    ['a page below it', '/front_end/reader/reader.html', 200, 'no-cache'],
    ['a drawing without a hash in its name', '/front_end/icon.svg', 200, 'no-cache'],
    ['the list of files', '/front_end/.vite/manifest.json', 200, 'no-cache'],
    ['a table of pdf.js, whose folder has its version', '/front_end/pdfjs-6.0.0/cmaps/a.bcmap', 200, YEAR],
    ['a file that is not there', '/front_end/assets/gone.js', 404, 'no-store'],
    ['an unreadable address', '/%E0%A4%A', 302, 'no-store'],
    ['an unreadable call', '/uwp/%E0%A4%A', 400, 'no-store'],
    ['an address that is too long', `/phone-api/${'x'.repeat(5000)}`, 404, 'no-store'],
    ['an unknown call', '/uwp/newServlet?serviceName=Nobody', 404, 'no-store'],
    ['a book that is not there', '/r/none', 404, 'no-store'],
  ])('%s', async (what, url, status, cacheControl) => {
    const reply = await ask({ method: 'GET', url });
    expect([what, reply.statusCode]).toEqual([what, status]);
    expectSafe(what, reply, cacheControl);
  });

  it.each([
    ['a strange host', { method: 'GET', url: '/', headers: { host: 'evil.test' } }, 403],
    ['a foreign page', { method: 'POST', url: '/uwp/x', headers: { origin: 'null' } }, 403],
    [
      'a body of a wrong type',
      { method: 'POST', url: '/__replica/clock', headers: { 'content-type': 'a/b' }, payload: 'x' },
      415,
    ],
    [
      'a body too large',
      { method: 'POST', url: '/__replica/clock', payload: { x: 'x'.repeat(300_000) } },
      413,
    ],
    [
      'a fault',
      { method: 'POST', url: '/uwp/newServlet/UserCenterMag/userIsLogin3', headers: { prefer: 'code=500' } },
      500,
    ],
  ] as const)('the answer to %s', async (what, asked, status) => {
    const reply = await ask(asked);
    expect([what, reply.statusCode]).toEqual([what, status]);
    expectSafe(what, reply, 'no-store');
  });
});

describe('the cookie of a login', () => {
  const login = (headers: Record<string, string>) =>
    ask({
      method: 'POST',
      url: '/uwp/newServlet/LoginServiceMag/loginByPassword',
      headers,
      payload: { account: 'super', password: 'desk1234' },
    });

  it('stays on encrypted connections where the session began on one', async () => {
    const [plain, secure] = [await login({}), await login({ 'x-forwarded-proto': 'https' })];
    expectSafe('a token', plain, 'no-store');
    expect(headOf(plain, 'set-cookie')).toMatch(/^deskSession=/);
    expect(headOf(plain, 'set-cookie')).not.toContain('Secure');
    expect(headOf(secure, 'set-cookie')).toContain('; Secure');
  });
});
