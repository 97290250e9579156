import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api';
import type { LinkElement, New, WordsElement } from '#contracts/rules/pages/document.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import type { PageSize } from '../paged-source.ts';
import { linkOf } from './links.ts';
import type { Matrix } from './matrix.ts';
import type { Destination } from './outline.ts';
import { wordsOfPieces } from './text-lines.ts';
import { pieceOf } from './text-pieces.ts';

/** More links than anybody could press on one page. */
const MOST_LINKS = 500;

/** The words of a page, and above them its links. */
export async function elementsOf(
  page: PDFPageProxy,
  toPage: Matrix,
  size: PageSize,
  pageOf: (dest: Destination) => Promise<number | null>,
): Promise<New<WordsElement | LinkElement>[]> {
  const links = await linksOf(page, toPage, size, pageOf);
  // One more place is the picture's.
  const words = await wordsOf(page, toPage, size, DOCUMENT_LIMITS.elementsOfPage - 1 - links.length);
  return [...words, ...links];
}

async function wordsOf(
  page: PDFPageProxy,
  toPage: Matrix,
  size: PageSize,
  most: number,
): Promise<New<WordsElement>[]> {
  const { items, styles } = await page.getTextContent();
  const pieces = items.flatMap((item) => {
    const piece = 'str' in item ? pieceOf(item, styles[item.fontName], toPage) : null;
    return piece ?? [];
  });
  return wordsOfPieces(pieces, size, most);
}

/** What pdf.js tells of an annotation is typed nowhere; of a link it is this. */
interface Annotation {
  readonly subtype?: string;
  readonly rect?: readonly number[];
  readonly url?: string;
  readonly dest?: Destination;
}

async function linksOf(
  page: PDFPageProxy,
  toPage: Matrix,
  size: PageSize,
  pageOf: (dest: Destination) => Promise<number | null>,
): Promise<New<LinkElement>[]> {
  const annotations: Annotation[] = await page.getAnnotations();
  const links: New<LinkElement>[] = [];
  for (const { subtype, rect = [], url, dest = null } of annotations) {
    if (subtype !== 'Link' || links.length === MOST_LINKS) continue;
    const link = linkOf({ rect, url, page: dest === null ? null : await pageOf(dest) }, toPage, size);
    if (link) links.push(link);
  }
  return links;
}
