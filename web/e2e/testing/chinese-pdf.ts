/** A PDF as members have them: Chinese prose, an outline, pictures, links within it and out of it; made by Chromium. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const PROSE =
  '湖上的风最轻，吹过断桥（那时还没有栏杆）——又吹过苏堤。有人说“春天来了”，有人只是坐着，看水面一层一层地皱起来。' +
  'The boat turns at Solitary Hill，水深约 2.27 米；票价 ¥55，末班船 17:30 开出。';

/** The words that stand once on each page, so that a test finds the page by them. */
export function markOfPage(no: number): string {
  return `第${no}页在此`;
}

export interface PdfWishes {
  readonly pages: number;
  /** What the file calls itself. */
  readonly title?: string;
  readonly format?: { readonly widthMm: number; readonly heightMm: number };
}

/** A machine may have no Chinese letters of its own; the product brings some. */
const LETTERS = 'https://letters.example';
const LETTERS_FOLDER = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-serif-sc/package.json'),
);

async function bringLetters(page: Page): Promise<void> {
  await page.route(`${LETTERS}/**`, (route) =>
    route.fulfill({
      path: join(LETTERS_FOLDER, new URL(route.request().url()).pathname),
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
}

const A5 = { widthMm: 148, heightMm: 210 };

/** Page 1 is the title; every fifth page has a picture; each page leads back to the first one and to a web page. */
export async function makeChinesePdf(
  browser: Browser,
  { pages, title = '', format = A5 }: PdfWishes,
): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await bringLetters(page);
    await page.setContent(htmlOf({ pages, title, format }));
    await page.evaluate(() => document.fonts.ready);
    return await page.pdf({
      outline: true,
      tagged: true,
      printBackground: true,
      preferCSSPageSize: true,
    });
  } finally {
    await page.close();
  }
}

function htmlOf({ pages, title, format: { widthMm, heightMm } }: Required<PdfWishes>): string {
  const sheets = Array.from({ length: pages }, (_, place) => sheetOf(place + 1)).join('');
  return `<!doctype html><html lang="zh-CN"><title>${title}</title>
    <link rel="stylesheet" href="${LETTERS}/index.css"><style>
    @page { size: ${widthMm}mm ${heightMm}mm; margin: 0 }
    body { margin: 0; font: 10.5pt/1.8 "Noto Serif SC", "Noto Serif CJK SC", "Noto Serif SC Variable", serif }
    section { box-sizing: border-box; height: ${heightMm}mm; padding: 15mm; overflow: hidden; break-after: page }
    p { margin: 0; text-indent: 2em; text-align: justify }
    svg { display: block; width: 100%; height: 60mm }
  </style>${sheets}</html>`;
}

function sheetOf(no: number): string {
  const heading = no % 5 === 1 ? `<h1>第 ${Math.ceil(no / 5)} 回 湖上</h1>` : `<h2>${no} 断桥</h2>`;
  const picture = no % 5 === 0 ? drawing(no) : '';
  return `<section id="p${no}">${heading}<p>${markOfPage(no)}</p>${picture}<p>${PROSE.repeat(no % 5 === 0 ? 2 : 4)}</p>
    <a href="#p1">回到封面</a> <a href="https://desk.example/page/${no}">网页</a></section>`;
}

/** A hill and its shadow, different on each page. */
function drawing(no: number): string {
  const top = 20 + ((no * 7) % 50);
  return `<svg viewBox="0 0 200 120"><defs><linearGradient id="g${no}" x2="0" y2="1"><stop stop-color="#9fb4c8"/>
    <stop offset="1" stop-color="#f7f5f0"/></linearGradient></defs><rect width="200" height="120" fill="url(#g${no})"/>
    <path d="M0 120 Q60 ${top} 110 90 T200 ${top + 10} V120Z" fill="#203864" opacity=".8"/></svg>`;
}
