import type { Box, ImageElement, PageDocument, PageElement, TextElement } from '../../pages/document.ts';
import { linesOf, type TextLine } from '../../pages/text-layout.ts';
import type { Finding } from './finding.ts';

/** In millimetres: what is nearer than this counts as equal. */
export const TOLERANCE_MM = 0.1;

/** The box around an element as it lies on the page, turned. */
export function boxOf({ x, y, w, h, turn = 0 }: Box & { readonly turn?: number }): Box {
  if (turn === 0) return { x, y, w, h };
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [width, height] = [w * cos + h * sin, w * sin + h * cos];
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height };
}

/** How far a box reaches over each side of another; negative where it stays within. */
export function beyond(box: Box, within: Box) {
  return {
    left: within.x - box.x,
    top: within.y - box.y,
    right: box.x + box.w - within.x - within.w,
    bottom: box.y + box.h - within.y - within.h,
  };
}

/** The common part of two boxes; null where they have none. */
export function common(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [w, h] = [Math.min(a.x + a.w, b.x + b.w) - x, Math.min(a.y + a.h, b.y + b.h) - y];
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** The part of a picture that a part of its box shows. */
export function cutTo(image: ImageElement, box: Box): ImageElement {
  const { crop } = image;
  const [across, down] = [crop.w / image.w, crop.h / image.h];
  const x = crop.x + (box.x - image.x) * across;
  const y = crop.y + (box.y - image.y) * down;
  return { ...image, ...box, crop: shareBox({ x, y, w: box.w * across, h: box.h * down }) };
}

/** Shares of a picture, without what roundings add beyond it. */
export function shareBox({ x, y, w, h }: Box): Box {
  return { x: share(x), y: share(y), w: share(w), h: share(h) };
}

function share(value: number): number {
  return Math.min(1, Math.max(0, Number(value.toFixed(6))));
}

export interface WrittenLine {
  readonly line: TextLine;
  /** The box around its characters, on the page. */
  readonly box: Box;
}

/** The lines of a text that have something to print, without the spacing above and below their characters. */
export function writtenLines(element: TextElement): WrittenLine[] {
  const { x, y, w, style } = element;
  return linesOf(element)
    .filter(({ text }) => text.trim() !== '')
    .map((line) => {
      const from = line.y + (line.height - line.size) / 2;
      const box = style.vertical
        ? { x: x + w - from - line.size, y: y + line.x, w: line.size, h: line.width }
        : { x: x + line.x, y: y + from, w: line.width, h: line.size };
      return { line, box };
    });
}

export function around(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes;
  if (!first) return null;
  return others.reduce((a, b) => {
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
  }, first);
}

/** Changes the element of a finding, or removes it where the change answers null; everything else stays the same. */
export function withElement(
  document: PageDocument,
  { page: pageId, element: elementId }: Finding,
  change: (element: PageElement, no: number) => PageElement | null,
): PageDocument {
  const pages = document.pages.map((page, at) => {
    if (page.id !== pageId) return page;
    const elements = page.elements.flatMap((one) =>
      one.id === elementId ? (change(one, at + 1) ?? []) : one,
    );
    return { ...page, elements };
  });
  return { ...document, pages };
}

/** One decimal in words. */
export function mm(value: number): string {
  return `${Math.round(value * 10) / 10} 毫米`;
}
