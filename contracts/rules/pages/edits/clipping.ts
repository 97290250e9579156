import type { Id, Page, PageDocument, PageElement } from '../document.ts';
import { boundsOf, millimetres } from '../geometry/point.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { readElements } from '../read-document.ts';
import { scaledElement } from './scale.ts';

/** What was copied, for any page of any work of the member (剪贴板): some elements, or a whole page. */
export interface Clipping {
  readonly what: 'elements' | 'page';
  readonly memberID: string;
  /** The page that it was copied from. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly ground: string;
  readonly elements: readonly PageElement[];
}

type Paper = Pick<PageDocument, 'widthMm' | 'heightMm'>;

export function clippingText(clipping: Clipping): string {
  return JSON.stringify(clipping);
}

/** What the clipboard of the system has for these pages; null where it is nothing of a work. Links that lead nowhere stay out. */
export function readClipping(text: string, pages: ReadonlySet<Id>): Clipping | null {
  const { what, memberID, widthMm, heightMm, ground, elements } = Object(parsed(text));
  const isPaper = [widthMm, heightMm].every(
    (length) => length >= DOCUMENT_LIMITS.shortestMm && length <= DOCUMENT_LIMITS.longestMm,
  );
  if ((what !== 'elements' && what !== 'page') || !isPaper || !Array.isArray(elements)) return null;
  if (typeof memberID !== 'string' || !/^#[0-9a-f]{6}$/.test(String(ground))) return null;
  const led = elements.filter((element) => leadsWithin(element, pages));
  const read = readElements(led, pages);
  if (read.kind === 'problems') return null;
  return { what, memberID, widthMm, heightMm, ground, elements: read.elements };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function leadsWithin(element: unknown, pages: ReadonlySet<Id>): boolean {
  const { to, page } = Object(Object(element).target);
  return to !== 'page' || pages.has(page);
}

/** Whether it shows uploaded pictures that only another member has (别的成员的照片). */
export function hasForeignPictures(
  { memberID, elements }: Clipping,
  own: string,
  known: (source: string) => boolean,
): boolean {
  if (memberID === own) return false;
  return elements.some(
    (each) => each.kind === 'image' && each.source.startsWith('file:') && !known(each.source),
  );
}

/** Its elements on paper of that size: a page in proportion and in the middle, elements where they were if they fit. */
export function clippedOnto(clipping: Clipping, paper: Paper): readonly PageElement[] {
  const { what, widthMm, heightMm, elements } = clipping;
  if (widthMm === paper.widthMm && heightMm === paper.heightMm) return elements;
  if (what === 'elements') return within(elements, paper);
  const times = Math.min(paper.widthMm / widthMm, paper.heightMm / heightMm);
  const [right, down] = [(paper.widthMm - widthMm * times) / 2, (paper.heightMm - heightMm * times) / 2];
  return elements.map((element) => moved(scaledElement(element, times), right, down));
}

function within(elements: readonly PageElement[], { widthMm, heightMm }: Paper): readonly PageElement[] {
  const bounds = boundsOf(elements);
  if (!bounds) return elements;
  const times = Math.min(widthMm / (bounds.w || 1), heightMm / (bounds.h || 1), 1);
  const shift = (from: number, length: number, room: number) =>
    Math.min(Math.max(from * times, 0), Math.max(room - length * times, 0)) - from * times;
  const [right, down] = [shift(bounds.x, bounds.w, widthMm), shift(bounds.y, bounds.h, heightMm)];
  return elements.map((element) => moved(times < 1 ? scaledElement(element, times) : element, right, down));
}

function moved(element: PageElement, right: number, down: number): PageElement {
  return { ...element, x: millimetres(element.x + right), y: millimetres(element.y + down) };
}

/** The words of what was copied, for anything else than a work. */
export function wordsOfClipping({ elements }: Clipping): string {
  return elements.flatMap((each) => ('text' in each && each.text !== '' ? [each.text] : [])).join('\n');
}

/** Whether a page can have these elements beside its own. */
export function takesElements({ pages }: PageDocument, page: Page, added: readonly PageElement[]): boolean {
  const taken = readElements([...page.elements, ...added], new Set(pages.map(({ id }) => id)));
  return taken.kind === 'elements';
}
