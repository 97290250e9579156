import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { prerender } from 'react-dom/static';
import type { Page } from '#contracts/rules/pages/document.ts';
import { drawingOf } from '#server/print/pictures/drawings.ts';
import { PageView } from '#web/page/page-view.tsx';
import { PX_PER_MM } from '#web/page/scale.ts';

interface Drawn {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pxPerMm: number;
  /** So many pixels of the picture to one of the page. */
  readonly times: number;
  /** Where uploaded pictures lie, by their hash. */
  readonly files?: Readonly<Record<string, string>>;
}

const ORIGIN = 'http://pages.example';
const FONTS = '/fonts/';
const ART = '/media/art/';
const FILES = '/media/files/';
const BROWSER = { executablePath: process.env.REPLICA_CHROMIUM };

/** The pages as browsers show them, each a picture. */
export async function drawInChromium(
  pages: readonly Page[],
  { widthMm, heightMm, pxPerMm, times, files = {} }: Drawn,
): Promise<Buffer[]> {
  const browser = await chromium.launch(BROWSER.executablePath ? { ...BROWSER, args: ['--no-sandbox'] } : {});
  try {
    const [width, height] = [Math.round(widthMm * pxPerMm), Math.round(heightMm * pxPerMm)];
    const viewport = { width, height };
    const tab = await browser.newPage({ viewport, deviceScaleFactor: times });
    await tab.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith(FONTS)) return route.fulfill({ body: fontFile(pathname.slice(FONTS.length)) });
      const file = pathname.startsWith(FILES) ? files[pathname.slice(FILES.length)] : undefined;
      if (file) return route.fulfill({ path: file });
      if (!pathname.startsWith(ART)) return route.fulfill({ contentType: 'text/html', body: '' });
      const drawing = await drawingOf(pathname.slice(ART.length, -'.svg'.length));
      return route.fulfill({ contentType: 'image/svg+xml', body: drawing?.svg ?? '' });
    });
    await tab.goto(`${ORIGIN}/`);
    const pictures: Buffer[] = [];
    for (const page of pages) {
      const html = await htmlOf(<PageView page={page} widthMm={widthMm} heightMm={heightMm} />);
      await tab.setContent(`<!doctype html><html lang="zh-CN"><head><style>${styles(pxPerMm)}</style></head>
        <body>${html}</body></html>`);
      await tab.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      pictures.push(await tab.screenshot());
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

async function htmlOf(view: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(view);
  const html = await new Response(prelude).text();
  // A picture that is decoded beside may come after the one that is taken.
  return html.replaceAll('decoding="async"', 'decoding="sync"');
}

function styles(pxPerMm: number): string {
  const page = readFileSync(new URL('../../../web/page/page.css', import.meta.url), 'utf8');
  const fonts = ['noto-sans-sc', 'noto-serif-sc', 'noto-emoji'].map((font) =>
    readFileSync(join(folderOf(font), 'index.css'), 'utf8').replaceAll(
      './files/',
      `${ORIGIN}${FONTS}${font}/`,
    ),
  );
  return `${fonts.join('')}${page} * { box-sizing: border-box } body { margin: 0 } :root { --font: sans-serif; --font-book: serif; --page-scale: ${pxPerMm / PX_PER_MM} }`;
}

function fontFile(path: string): Buffer {
  const [font = '', name = ''] = path.split('/');
  return readFileSync(join(folderOf(font), 'files', name));
}

function folderOf(font: string): string {
  return dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/package.json`));
}
