import type { Box, Page, PageElement } from '../pages/document.ts';

interface Problem {
  readonly text: string;
  /** Where the check found it, in millimetres. */
  readonly place?: Box;
}

interface Sheet {
  readonly page: Page;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The margin around a marked place, in shares of the page. */
const AROUND = 0.01;

/** The place of a finding on its page (问题位置), in shares of the page; undefined for the whole page. */
export function problemPlace({ text, place }: Problem, sheet: Sheet): Box | undefined {
  if (place) return shareOf(place, sheet);
  const { elements } = sheet.page;
  // Orders from before findings knew their places.
  if (text.startsWith('图片')) return shareOf(largestPicture(elements), sheet);
  return text.startsWith('文字') ? shareOf(outermostText(elements, sheet), sheet) : undefined;
}

function largestPicture(elements: readonly PageElement[]): PageElement | undefined {
  return elements.filter(({ kind }) => kind === 'image').sort((a, b) => b.w * b.h - a.w * a.h)[0];
}

/** The text nearest to the trim edge. */
function outermostText(elements: readonly PageElement[], { widthMm, heightMm }: Sheet) {
  const toEdge = ({ x, y, w, h }: Box) => Math.min(x, y, widthMm - x - w, heightMm - y - h);
  return elements.filter(({ kind }) => kind === 'text').sort((a, b) => toEdge(a) - toEdge(b))[0];
}

function shareOf(box: Box | undefined, { widthMm, heightMm }: Sheet): Box | undefined {
  if (box === undefined) return undefined;
  const [left, right] = span(box.x / widthMm, (box.x + box.w) / widthMm);
  const [top, bottom] = span(box.y / heightMm, (box.y + box.h) / heightMm);
  const place = { x: left, y: top, w: rounded(right - left), h: rounded(bottom - top) };
  return place.w > 0 && place.h > 0 ? place : undefined;
}

/** The mark of what hangs over the page ends at the page. */
function span(from: number, to: number): readonly [number, number] {
  const within = (share: number) => rounded(Math.min(1, Math.max(0, share)));
  return [within(from - AROUND), within(to + AROUND)];
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}
