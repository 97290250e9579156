import type { FastifyRequest } from 'fastify';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { type ReadableBook, readableBook } from '#db/queries/publications/reading.ts';
import { escapeXml } from '#server/media/svg.ts';

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;

const STYLE = `
.first{box-sizing:border-box;min-height:100vh;margin:0;padding:5vh 24px;display:flex;flex-direction:column;gap:8px;
align-items:center;justify-content:center;background:#f7f5f0;color:#1d2433;text-align:center}
.first img{max-width:min(420px,80vw);max-height:68vh;width:auto;height:auto;box-shadow:0 12px 32px rgb(29 36 51 / 22%)}
.first h1{margin:20px 0 0;font-size:22px;line-height:1.5}.first p{margin:0;color:#5b6475}
`.replaceAll('\n', '');

export interface ReaderPage {
  readonly status: number;
  readonly html: string;
}

/**
 * The page of a link (分享页) as it is before any script runs: the cover, the title and the author, and the same in
 * words that a chat shows beside a link. Of a book that this reader may not open it tells nothing.
 */
export function readerPage(plain: string, request: FastifyRequest): ReaderPage {
  const { code } = request.params as { code: string };
  const found = readableBook(request.world.db, code, request.visitor?.id ?? null);
  if (found.kind === 'missing') return { status: 404, html: plain };
  if (found.kind === 'refused') return { status: 410, html: plain };
  const origin = `${request.protocol}://${request.host}`;
  return {
    status: 200,
    html: withBook(plain, found.value, `${origin}/r/${encodeURIComponent(code)}`, origin),
  };
}

function withBook(
  plain: string,
  { publication, name, artId, book }: ReadableBook,
  url: string,
  origin: string,
) {
  const author = publication.author;
  const description = [publication.subtitle, author, `${book.pageNum} 页`]
    .filter((part) => part !== '')
    .join(' · ');
  const cover = coverAddress(artId);
  const meta = {
    'og:type': 'book',
    'og:title': name,
    'og:description': description,
    'og:url': url,
    'og:image': origin + cover,
    'og:site_name': '书桌',
  };
  const tags = Object.entries(meta).map(
    ([property, content]) => `<meta property="${property}" content="${escapeXml(content)}">`,
  );
  const head = [
    `<title>${escapeXml(name)}</title>`,
    `<meta name="description" content="${escapeXml(description)}">`,
    ...tags,
    `<style>${STYLE}</style>`,
  ].join('');
  const first = [
    `<main class="first"><img src="${escapeXml(cover)}" alt="封面"`,
    ` width="${book.widthMm * 4}" height="${book.heightMm * 4}">`,
    `<h1>${escapeXml(name)}</h1><p>${escapeXml(author)}</p>`,
    '<noscript><p>翻页阅读需要打开浏览器的脚本功能。</p></noscript></main>',
  ].join('');
  // Functions, because a title may hold what replace() takes for a pattern.
  return plain.replace(TITLE, () => head).replace(ROOT, () => `<div id="root">${first}</div>`);
}
