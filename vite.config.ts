import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions, type UserConfig } from 'vite';
import { antdStyles } from './scripts/build/antd-styles.tsx';
import { BUILD_TARGET } from './scripts/build/browser-floor.ts';
import { bundledPackages } from './scripts/build/bundled-packages.ts';
import { chunkGroups } from './scripts/build/chunk-names.ts';
import { compileHints } from './scripts/build/compile-hints.ts';
import { headStart } from './scripts/build/head-start.ts';
import { ownPagesOnly } from './scripts/build/own-pages-only.ts';
import { pagesApart } from './scripts/build/pages-apart.ts';
import { signPlace } from './scripts/build/sign-place.ts';
import { splashInPage } from './scripts/build/splash-in-page.tsx';
import { isScreenPath } from './server/screen-paths.ts';
import { withBreakpoints } from './web/lib/document/breakpoints.ts';
import { withTextSizes } from './web/lib/document/text-sizes.ts';
import { withWindowHeights } from './web/lib/document/window-heights.ts';

const base = '/front_end/';
const projectRoot = import.meta.dirname;

const PAGES = {
  index: join(projectRoot, 'web', 'index.html'),
  phone: join(projectRoot, 'web', 'outside', 'phone.html'),
  provider: join(projectRoot, 'web', 'outside', 'provider.html'),
  cashier: join(projectRoot, 'web', 'outside', 'cashier.html'),
  mail: join(projectRoot, 'web', 'outside', 'mail.html'),
  reader: join(projectRoot, 'web', 'reader', 'reader.html'),
};

/** Paths that the server answers; everything else outside the base is a screen. */
const serverPaths =
  '^/(?:uwp|__replica|media|phone-api|provider-api|cashier-api|mail-api|card|r/events)(?:[/?]|$)';

/** Before a backend that is not ours the server finds every path that is neither a screen nor a file of Vite's. */
const hasBackend = process.env.DEV_HAS_BACKEND === '1';
const proxiedPaths = hasBackend ? '^/(?!front_end/|@|\\.well-known/|__open)' : serverPaths;

/** The page that answers a path of the address bar, or undefined where there is none. */
function pageOf(url: string): string | undefined {
  const path = url.split('?')[0] ?? '/';
  if (path.startsWith(base) || new RegExp(serverPaths).test(path)) return undefined;
  // "/favicon.ico" is a file; "/manager/login/<base64>" may hold dots and is a screen.
  if (/^\/[^/]*\.[^/]*$|^\/(?:@|\.well-known\/|__open)/.test(path)) return undefined;
  if (/^\/phone\/[^/]+$/.test(path)) return 'outside/phone.html';
  if (/^\/provider\/[^/]+\/[^/]+$/.test(path)) return 'outside/provider.html';
  if (/^\/cashier\/[^/]+$/.test(path)) return 'outside/cashier.html';
  if (/^\/mail\/[^/]+$/.test(path)) return 'outside/mail.html';
  if (/^\/r\/[^/]+$/.test(path)) return 'reader/reader.html';
  if (hasBackend && !isScreenPath(path)) return undefined;
  return 'index.html';
}

/** The scripts live under the base while the screens' addresses do not, so navigations are led to their page. */
function screens(): Plugin {
  return {
    name: 'screens',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        const page = isRead ? pageOf(request.url ?? '/') : undefined;
        if (page) {
          request.url = `${base}${page}`;
          request.headers.accept = 'text/html';
        }
        next();
      });
    },
  };
}

/** Widths by their names, sizes of text as shares of what the reader's browser is set to, heights for older browsers. */
function ownStyles(): Plugin {
  return {
    name: 'own-styles',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css(?:\?|$)/, exclude: /node_modules/ } },
      handler: (css) => ({ code: withWindowHeights(withTextSizes(withBreakpoints(css))), map: null }),
    },
  };
}

/** The icon travels in its page: asked for by itself it is one more turn in the queue of every first load. */
function iconInPage(): Plugin {
  const icon = readFileSync(join(projectRoot, 'web', 'public', 'icon.svg'), 'utf8').trim();
  return {
    name: 'icon-in-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('href="/icon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`),
    },
  };
}

const pdfjsRoot = join(projectRoot, 'node_modules', 'pdfjs-dist');

/** What pdf.js fetches while it reads a PDF: tables of Chinese characters, fonts, decoders, colours of print. */
const PDFJS_FILES =
  /^(?:cmaps\/[\w-]+\.bcmap|standard_fonts\/[\w-]+\.\w+|wasm\/(?!quickjs)\w+\.wasm|iccs\/[\w-]+\.icc)$/;

/** Lays them below the base, in a folder of this version, because nobody asks again for what lies there. */
function pdfjsFiles(): Plugin {
  const { version } = JSON.parse(readFileSync(join(pdfjsRoot, 'package.json'), 'utf8'));
  const folder = `pdfjs-${version}/`;
  return {
    name: 'pdfjs-files',
    configureServer(server) {
      server.middlewares.use(`${base}${folder}`, (request, response, next) => {
        const file = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        if (!PDFJS_FILES.test(file) || !existsSync(join(pdfjsRoot, file))) return next();
        // A decoder is compiled while it arrives only where it says what it is.
        if (file.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm');
        createReadStream(join(pdfjsRoot, file)).pipe(response);
      });
    },
    generateBundle() {
      for (const file of readdirSync(pdfjsRoot, { recursive: true, encoding: 'utf8' })) {
        const name = file.replaceAll('\\', '/');
        if (!PDFJS_FILES.test(name)) continue;
        this.emitFile({
          type: 'asset',
          fileName: `${folder}${name}`,
          source: readFileSync(join(pdfjsRoot, file)),
        });
      }
    },
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The smallest texts take a third of a build, so the one with the console, which stays on its machine, does without. */
const qualityFor = (tools: string) => (tools === 'console' ? 5 : 11);

async function compressBeside(file: string, quality: number): Promise<void> {
  const content = readFileSync(file);
  if (content.length <= 1000) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, await brotli(content, { params }));
  writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }));
}

/** Writes a brotli and a gzip copy beside every text of more than a kilobyte, so that serving compresses nothing. */
function precompressed(quality: number): Plugin {
  let outDir = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      if (!existsSync(outDir)) return;
      const texts = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(
        // A page is not yet whole: what serves it may have a secret to fill in.
        (file) => /\.(?:m?js|css|svg|json|txt|webmanifest)$/.test(file) && !file.startsWith('.'),
      );
      // All at once, because compressing uses the other cores as well.
      await Promise.all(texts.map((file) => compressBeside(join(outDir, file), quality)));
    },
  };
}

/** Resolves when the restarting server accepts connections again, or after ten seconds. */
async function listening(port: number): Promise<void> {
  const attempt = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  for (let round = 0; round < 100; round += 1) {
    if (await attempt()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function proxyTo(port: number): Record<string, ProxyOptions> {
  return {
    [proxiedPaths]: {
      target: `http://127.0.0.1:${port}`,
      // A request during a restart waits instead of failing.
      bypass: async () => {
        await listening(port);
        return undefined;
      },
    },
  };
}

/** What stands beside the product: nothing in a plain build, the console while developing. */
function toolsFor(command: 'build' | 'serve'): string {
  const wanted = process.env.VITE_REPLICA_TOOLS ?? (command === 'serve' ? 'console' : '');
  if (['', 'console', 'demo'].includes(wanted)) return wanted;
  throw new Error(`VITE_REPLICA_TOOLS is "console", "demo" or empty, not "${wanted}"`);
}

export default defineConfig(({ command }): UserConfig => {
  const tools = toolsFor(command);
  const packages = bundledPackages(projectRoot);
  const serverPort = Number(process.env.DEV_SERVER_PORT ?? 0);
  return {
    root: join(projectRoot, 'web'),
    base,
    // Unknown files under the base are 404 instead of a page: screens lead navigations themselves.
    appType: 'mpa',
    define: { 'import.meta.env.VITE_REPLICA_TOOLS': JSON.stringify(tools) },
    plugins: [
      react(),
      ownPagesOnly(base),
      screens(),
      iconInPage(),
      splashInPage(),
      ownStyles(),
      antdStyles(join(projectRoot, 'web', 'app', 'theme', 'base.css')),
      // What stands beside the product has headers of its own for every call.
      ...(tools ? [] : [headStart(base, join(projectRoot, 'web', 'app', 'head-start.ts'))]),
      // After the head start, so that it stands before it.
      signPlace(process.env.REPLICA_SIGN_SECRET),
      pdfjsFiles(),
      packages.pages,
      pagesApart(),
      compileHints(),
      precompressed(qualityFor(tools)),
    ],
    // Workers load parts of theirs when they need them, which no other format can.
    worker: { format: 'es', plugins: () => [packages.workers] },
    // It is one large file as it is, and found late it would make the page begin anew.
    optimizeDeps: { exclude: ['pdfjs-dist'] },
    server: {
      strictPort: true,
      fs: { allow: [projectRoot] },
      proxy: serverPort > 0 ? proxyTo(serverPort) : {},
    },
    build: {
      outDir: join(projectRoot, 'dist', 'web'),
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      // pdf.js is one piece of half a megabyte, which nothing loads before a PDF is chosen.
      chunkSizeWarningLimit: 600,
      target: BUILD_TARGET,
      rolldownOptions: {
        input: PAGES,
        output: { codeSplitting: { groups: chunkGroups(projectRoot, Object.values(PAGES)) } },
      },
    },
  };
});
