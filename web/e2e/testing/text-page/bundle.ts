import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const ADDRESS = 'http://text-page.test';
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const HTML =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><link rel="stylesheet" href="/main.css"></head><body style="margin:0;--font:sans-serif;--font-book:serif"><div id="root"></div><script type="module" src="/main.js"></script></body></html>';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** The built files by their names. */
export async function textPageFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    ...{
      absWorkingDir: ROOT,
      entryPoints: [join(import.meta.dirname, 'main.tsx')],
      write: false,
      bundle: true,
    },
    ...{ format: 'esm', splitting: true, outdir: '/out', entryNames: 'main', jsx: 'automatic' },
    ...{
      loader: { '.woff2': 'file' },
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(dirname(path).length + 1), contents]));
}

/** Opens the page of `main.tsx`, which is on no server. */
export async function openTextPage(page: Page, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await page.route(`${ADDRESS}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const file = files.get(name);
    if (name === '') return route.fulfill({ body: HTML, contentType: 'text/html; charset=utf-8' });
    if (file === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body: Buffer.from(file), contentType: TYPES[name.split('.').at(-1) ?? ''] ?? '' });
  });
  await page.goto(`${ADDRESS}/`);
}
