import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isScreenPath } from '#server/backend/screen-paths.ts';
import { ASSETS, isMachinePath } from '#server/machine-paths.ts';
import { SESSION_COOKIE } from '#server/own-cookies.ts';
import { type Manifest, withPreloads } from './preload.ts';
import { readerPage } from './reader-page.ts';

const LOGIN_SCREEN = 'app/login-route-screen.tsx';
const LOGIN_PATH = '/manager/login';
/** What the menu and the bars around every other screen are made of. */
const SHELL = 'shell';
const CART_SCREEN = 'features/cart/screens/cart-screen.tsx';
const CART_PATH = '/manager/shopping/cart';
/** Their names have the content or the version in them; pages, icons and lists are asked for anew. */
const NEVER_CHANGES = /^[\\/](?:assets|pdfjs-[\d.]+)[\\/]/;
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * The built web app. Its scripts and styles live below /front_end/; every other
 * path is a screen, so it gets the page and the app finds its way. Before a backend that is not ours only the paths
 * of screens are.
 */
export async function registerStaticWeb(
  app: FastifyInstance,
  webRoot: string,
  { hasBackend }: { hasBackend: boolean },
): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) {
    app.log.warn(`no built web app at ${webRoot}`);
    return;
  }
  const start = await readFile(join(webRoot, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(webRoot, '.vite/manifest.json'), 'utf8'));
  const pages = {
    app: start,
    login: withPreloads(start, manifest, LOGIN_SCREEN),
    inside: withPreloads(start, manifest, SHELL),
    cart: withPreloads(start, manifest, SHELL, CART_SCREEN),
    phone: await readFile(join(webRoot, 'outside/phone.html')),
    provider: await readFile(join(webRoot, 'outside/provider.html')),
    cashier: await readFile(join(webRoot, 'outside/cashier.html')),
    reader: await readFile(join(webRoot, 'reader/reader.html'), 'utf8'),
  };
  const page = (name: keyof typeof pages) => (_request: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(pages[name]);

  await app.register(fastifyStatic, {
    root: webRoot,
    prefix: ASSETS,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = NEVER_CHANGES.test(path.slice(webRoot.length));
      reply.header('cache-control', isNamedByContent ? A_YEAR : 'no-cache');
    },
    decorateReply: false,
  });
  app.get('/phone/:loginSessionID', page('phone'));
  app.get('/provider/:provider/:loginSessionID', page('provider'));
  app.get('/cashier/:token', page('cashier'));
  app.get('/r/:code', (request, reply) => {
    const { status, html } = hasBackend
      ? { status: 200, html: pages.reader }
      : readerPage(pages.reader, request);
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  });
  app.get('/*', (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (isMachinePath(path) || (hasBackend && !isScreenPath(path))) return reply.callNotFound();
    return page(startOf(path, request))(request, reply);
  });

  /** Who comes without the cookie of a session is led to the login; another backend has a cookie of its own, or none. */
  function startOf(path: string, { cookies }: FastifyRequest): 'app' | 'login' | 'inside' | 'cart' {
    if (path.startsWith(LOGIN_PATH)) return 'login';
    if (hasBackend) return 'app';
    if (cookies[SESSION_COOKIE] === undefined) return 'login';
    return path === CART_PATH ? 'cart' : 'inside';
  }
}
