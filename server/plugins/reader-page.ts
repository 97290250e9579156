import type { FastifyRequest } from 'fastify';
import { escapeXml } from '#contracts/rules/escape-xml.ts';
import { pageToRead } from '#contracts/rules/pages/book.ts';
import {
  isVisitorView,
  OPENED_BOOK,
  type OpenedBook,
  pageInAddress,
} from '#contracts/rules/pages/opened-book.ts';
import { picturesOf } from '#contracts/rules/pages/source-address.ts';
import { GROUNDS } from '#contracts/rules/publications/reader-grounds.ts';
import { triedOptions } from '#contracts/rules/publications/reader-options.ts';
import { styleOf } from '#contracts/rules/publications/reader-style.ts';
import { type ReadableBook, readableBook } from '#db/queries/publications/reading.ts';
import { bookView, shownPage } from '#server/services/ReaderServiceMag/book-view.ts';
import { FIRST_PAGE_STYLE, firstPageHtml } from './first-page.ts';

const HEAD = '<head>';
const ROOT = '<div id="root"></div>';
/** The words of the page without a book. */
const TITLE = /(?:<meta name="description"[^>]*>\s*)?<title>[^<]*<\/title>/;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*>/g;

export interface ReaderPage {
  readonly status: number;
  readonly html: string;
  /** Search engines may find it. */
  readonly isPublic: boolean;
}

/**
 * The page of a link (分享页) as it is before any script runs: the page that the book opens with, the title and the
 * author, and the same in words that a chat shows beside a link. Of a book that this reader may not open it tells
 * nothing.
 */
export function readerPage(plain: string, request: FastifyRequest): ReaderPage {
  const { code } = request.params as { code: string };
  const { world, visitor, url } = request;
  const search = url.split('?')[1] ?? '';
  const found = readableBook(world.db, {
    code,
    readerId: isVisitorView(search) ? null : (visitor?.id ?? null),
    now: world.clock.now(),
    // The page itself is asked for without one: it brings nothing of a book that wants it.
    hasRight: () => false,
  });
  if (found.kind === 'missing') return { status: 404, html: plain, isPublic: false };
  if (found.kind === 'refused') return { status: STATUSES[found.reason], html: plain, isPublic: false };
  const origin = `${request.protocol}://${request.host}`;
  const opened = openedBook(withTried(found.value, search), search);
  // Where calls shall go wrong the reader makes them, so that they do.
  const brought = request.server.interceptor?.mayStrike(world) ? null : opened;
  const isPublic = found.value.publication.mode === 'public';
  return { status: 200, html: withBook(plain, opened, brought, origin), isPublic };
}

/** By which the page tells machines why there is no book; those that ask for something are pages of their own. */
const STATUSES = {
  'book-withdrawn': 410,
  'book-password': 200,
  'book-unopened': 200,
  'book-login': 200,
  'book-not-invited': 403,
  'link-expired': 410,
  'link-used-up': 410,
} as const;

/** Its owner tries options that are not saved. */
function withTried(readable: ReadableBook, search: string): ReadableBook {
  const tried = readable.isOwn ? triedOptions(search, readable.book.pageNum) : null;
  return tried === null ? readable : { ...readable, options: tried };
}

function openedBook(readable: ReadableBook, search: string): OpenedBook {
  const { book } = readable;
  const first = pageInAddress(search, book.pageNum) ?? readable.options.startPage;
  return { book: bookView(readable), first, page: shownPage(pageToRead(book, first), readable) };
}

function withBook(plain: string, opened: OpenedBook, brought: OpenedBook | null, origin: string): string {
  const sheets = plain.match(STYLE_SHEETS) ?? [];
  // The picture stands in the queue before every script, and the page waits for no style sheet but its own.
  const pictures = picturesOf(opened.page.elements).map(
    (address) => `<link rel="preload" as="image" fetchpriority="high" href="${escapeXml(address)}">`,
  );
  const root = `<div id="root">${firstPageHtml(opened)}</div>`;
  // Functions, because a title may hold what replace() takes for a pattern.
  return plain
    .replaceAll(STYLE_SHEETS, '')
    .replace(HEAD, () => HEAD + pictures.join(''))
    .replace(
      TITLE,
      () => `${wordsFor(opened, origin)}<style>${FIRST_PAGE_STYLE}${authorsStyle(opened)}</style>`,
    )
    .replace(ROOT, () => root + (brought === null ? '' : broughtHtml(brought)) + sheets.join(''));
}

/** What its author chose is so before the reader is there. */
function authorsStyle({ book: { options } }: OpenedBook): string {
  if (!options) return '';
  const color = GROUNDS[options.ground];
  return styleOf(options) + (color === '' ? '' : `.first{background:${color}}`);
}

/** What a chat shows beside the link. */
function wordsFor({ book }: OpenedBook, origin: string): string {
  const { name, subtitle, author, pageNum, code, photoPath, intro = '' } = book;
  const line = [subtitle, author, `${pageNum} 页`].filter((part) => part !== '').join(' · ');
  const description = intro || line;
  const meta = {
    'og:type': 'book',
    'og:title': name,
    'og:description': description,
    'og:url': `${origin}/r/${encodeURIComponent(code)}`,
    'og:image': origin + photoPath,
    'og:site_name': '书桌',
  };
  const tags = Object.entries(meta).map(
    ([property, content]) => `<meta property="${property}" content="${escapeXml(content)}">`,
  );
  return [
    `<title>${escapeXml(name)}</title>`,
    `<meta name="description" content="${escapeXml(description)}">`,
    ...tags,
  ].join('');
}

/** Data and no script, so the policy lets it pass; no `<` of it can end it. */
function broughtHtml(opened: OpenedBook): string {
  const json = JSON.stringify(opened).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${OPENED_BOOK}">${json}</script>`;
}
