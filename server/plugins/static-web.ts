import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withSignSecret } from '#contracts/rules/account/sign-place.ts';
import { ASSETS, isMachinePath } from '#server/machine-paths.ts';
import { SESSION_COOKIE } from '#server/own-cookies.ts';
import { isScreenPath } from '#server/screen-paths.ts';
import { registerAssetsArchive } from './assets-archive.ts';
import { type Manifest, withPreloads } from './preload.ts';
import { readerPage } from './reader-page.ts';

const LOGIN_SCREEN = 'app/session/login-route-screen.tsx';
const LOGIN_PATH = '/manager/login';
/** What the menu and the bars around every other screen are made of. */
const SHELL = 'shell';
const CART_SCREEN = 'features/cart/screens/cart-screen.tsx';
const CART_PATH = '/manager/shopping/cart';
/** Their names have the content or the version in them; pages, icons and lists are asked for anew. */
const NEVER_CHANGES = /^[\\/](?:assets|pdfjs-[\d.]+)[\\/]/;
const A_YEAR = 'public, max-age=31536000, immutable';

function readPages(webRoot: string, signSecret: string | null) {
  const read = (file: string) => readFileSync(join(webRoot, file), 'utf8');
  const start = withSignSecret(read('index.html'), signSecret);
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  return {
    app: start,
    login: withPreloads(start, manifest, LOGIN_SCREEN),
    inside: withPreloads(start, manifest, SHELL),
    cart: withPreloads(start, manifest, SHELL, CART_SCREEN),
    phone: read('outside/phone.html'),
    provider: read('outside/provider.html'),
    cashier: read('outside/cashier.html'),
    mail: read('outside/mail.html'),
    reader: withSignSecret(read('reader/reader.html'), signSecret),
  };
}

type Pages = ReturnType<typeof readPages>;

/** The pages of the build that is there: whoever builds anew under a running server loads no scripts that are gone. */
function pagesOf(webRoot: string, signSecret: string | null): () => Pages {
  const builtAt = () => statSync(join(webRoot, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
  let seen = builtAt();
  let pages = readPages(webRoot, signSecret);
  return () => {
    const now = builtAt();
    if (now === undefined || now === seen) return pages;
    try {
      pages = readPages(webRoot, signSecret);
      seen = now;
    } catch {
      // It is being written: the pages of before are served until it is whole.
    }
    return pages;
  };
}

export interface StaticWebOptions {
  readonly assetsArchive?: string | null;
  readonly hasBackend: boolean;
  /** What the pages sign their calls with; null where they sign nothing. */
  readonly signSecret?: string | null;
}

/**
 * The built web app. Its scripts and styles live below /front_end/; every other
 * path is a screen, so it gets the page and the app finds its way. Before a backend that is not ours only the paths
 * of screens are.
 */
export async function registerStaticWeb(
  app: FastifyInstance,
  webRoot: string,
  { assetsArchive = null, hasBackend, signSecret = null }: StaticWebOptions,
): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) {
    app.log.warn(`no built web app at ${webRoot}`);
    return;
  }
  const current = pagesOf(webRoot, signSecret);
  const page = (name: keyof Pages) => (_request: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(current()[name]);

  const cacheControl = (path: string) => (NEVER_CHANGES.test(path) ? A_YEAR : 'no-cache');
  // In the package that others install, what the pages load lies in one file.
  if (assetsArchive !== null) registerAssetsArchive(app, assetsArchive, cacheControl);
  else {
    await app.register(fastifyStatic, {
      root: webRoot,
      prefix: ASSETS,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path.slice(webRoot.length)));
      },
      decorateReply: false,
    });
  }
  app.get('/phone/:loginSessionID', page('phone'));
  app.get('/provider/:provider/:loginSessionID', page('provider'));
  app.get('/cashier/:token', page('cashier'));
  app.get('/mail/:messageID', page('mail'));
  app.get('/r/:code', (request, reply) => {
    const { status, html, isPublic } = hasBackend
      ? { status: 200, html: current().reader, isPublic: true }
      : readerPage(current().reader, request);
    if (!isPublic) reply.header('x-robots-tag', 'noindex');
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
