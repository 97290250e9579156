import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SESSION_COOKIE } from '#server/own-cookies.ts';
import { registerStaticWeb } from './static-web.ts';

const CART = '/manager/shopping/cart';
const MANIFEST = {
  'app/session/login-route-screen.tsx': { file: 'assets/login.js' },
  '_shell-h4sh.js': { file: 'assets/shell.js', name: 'shell' },
  'features/cart/screens/cart-screen.tsx': { file: 'assets/cart.js' },
};

const PLACE = '<meta name="desk-sign-secret" content="">';

const webRoot = mkdtempSync(join(tmpdir(), 'desk-pages-'));
const apps: FastifyInstance[] = [];

async function served(hasBackend: boolean): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(fastifyCookie);
  await registerStaticWeb(app, webRoot, { hasBackend });
  apps.push(app);
  return app;
}

async function ahead(path: string, { cookie = '', hasBackend = false } = {}): Promise<string[]> {
  const app = apps[hasBackend ? 1 : 0];
  const reply = await app?.inject({ url: path, headers: { cookie } });
  return [...(reply?.body ?? '').matchAll(/assets\/(\w+)\.js/g)].map(([, name = '']) => name);
}

beforeAll(async () => {
  const pages = [
    'index',
    'outside/phone',
    'outside/provider',
    'outside/cashier',
    'outside/mail',
    'reader/reader',
  ];
  for (const name of pages) {
    mkdirSync(dirname(join(webRoot, name)), { recursive: true });
    writeFileSync(join(webRoot, `${name}.html`), `<head>${PLACE}</head>`);
  }
  mkdirSync(join(webRoot, '.vite'));
  writeFileSync(join(webRoot, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  for (const hasBackend of [false, true]) await served(hasBackend);
});

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(webRoot, { recursive: true });
});

const cookie = `${SESSION_COOKIE}=x`;

it.each([
  ['the login, whoever comes', '/manager/login', { cookie }, ['login']],
  ['what leads to the login', CART, {}, ['login']],
  ['a screen inside', '/manager/order', { cookie }, ['shell']],
  ['the cart', CART, { cookie }, ['shell', 'cart']],
  ['a screen before a backend with another cookie', CART, { hasBackend: true }, []],
])('a page names ahead what is needed for %s', async (_what, path, visitor, pieces) => {
  expect(await ahead(path, visitor)).toEqual(pieces);
});

it('fills the secret of the signing mode into the pages that call the product, and into no other', async () => {
  const app = Fastify();
  await app.register(fastifyCookie);
  await registerStaticWeb(app, webRoot, { hasBackend: true, signSecret: `$& "s"<` });
  apps.push(app);
  const bodyOf = async (url: string) => (await app.inject({ url })).body;
  for (const path of ['/manager/login', CART, '/r/code'])
    expect(await bodyOf(path), path).toContain(
      '<meta name="desk-sign-secret" content="$&amp; &quot;s&quot;&lt;">',
    );
  for (const path of ['/phone/s', '/cashier/t']) expect(await bodyOf(path), path).toContain(PLACE);
  expect((await apps[0]?.inject({ url: '/manager/login' }))?.body).toContain(PLACE);
});

it('serves the pages of a build that was made since, once it is whole', async () => {
  const index = join(webRoot, 'index.html');
  const page = async () => (await apps[0]?.inject({ url: '/manager/login' }))?.body;
  rmSync(index);
  expect(await page()).toContain('login');
  writeFileSync(index, '<head></head>made anew');
  utimesSync(index, new Date(), new Date(Date.now() + 60_000));
  expect(await page()).toContain('made anew');
});
