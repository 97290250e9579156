import type { Id, PageDocument, PageElement, Span } from '../document.ts';
import { boundsOf, middleOf, millimetres } from '../geometry/point.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { withElements } from './change.ts';

const MOST_STROKE_MM = 50;
const LEAST_DASH_MM = 0.1;

/** An element that many times as large, with its place: letters, strokes and corners grow along. */
export function scaledElement<Element extends PageElement>(element: Element, times: number): Element;
export function scaledElement(element: PageElement, times: number): PageElement {
  const mm = (length: number) => millimetres(length * times);
  const { x, y, w, h } = element;
  const box = { x: mm(x), y: mm(y), w: mm(w), h: mm(h) };
  switch (element.kind) {
    case 'text': {
      const { style, spans } = element;
      const gap = style.gap === undefined ? {} : { gap: mm(style.gap) };
      return {
        ...{ ...element, ...box, style: { ...style, ...gap, size: mm(style.size) } },
        ...(spans ? { spans: spans.map((span) => scaledSpan(span, mm)) } : {}),
      };
    }
    case 'shape': {
      const { strokeWidth, radius, dash } = element;
      const lengths = { strokeWidth: Math.min(mm(strokeWidth), MOST_STROKE_MM), radius: mm(radius) };
      const dashes = dash ? { dash: dash.map((length) => Math.max(mm(length), LEAST_DASH_MM)) } : {};
      return { ...element, ...box, ...lengths, ...dashes };
    }
    case 'image': {
      const { radius } = element;
      return { ...element, ...box, ...(radius === undefined ? {} : { radius: mm(radius) }) };
    }
    case 'code':
    case 'link':
    case 'words':
      return { ...element, ...box };
  }
}

function scaledSpan(span: Span, mm: (length: number) => number): Span {
  return span.size === undefined ? span : { ...span, size: mm(span.size) };
}

/** The smallest and the largest that chosen elements may become, so that they can still be taken hold of. */
const SHORTEST_MM = 2;

/** Whether elements can become that many times as large and still lie within what a document holds. */
export function canScale(elements: readonly PageElement[], times: number): boolean {
  const bounds = boundsOf(elements);
  if (bounds === null) return false;
  const longest = Math.max(bounds.w, bounds.h) * times;
  const sizes = elements.flatMap((each) =>
    each.kind === 'text' ? [each.style.size, ...(each.spans ?? []).flatMap(({ size = 1 }) => size)] : [],
  );
  const isReadable = sizes.every((size) => size * times >= 0.5 && size * times <= 400);
  return isReadable && longest >= SHORTEST_MM && longest <= DOCUMENT_LIMITS.longestMm;
}

/** Elements that many times as large, about the middle of all of them (放大、缩小). */
export function scaleElements(
  document: PageDocument,
  pageID: Id,
  elements: readonly PageElement[],
  times: number,
): PageDocument {
  const bounds = boundsOf(elements);
  if (bounds === null || !canScale(elements, times)) return document;
  const middle = middleOf(bounds);
  const [right, down] = [middle.x * (1 - times), middle.y * (1 - times)];
  const ids = new Set(elements.map(({ id }) => id));
  return withElements(document, pageID, ids, (element) => {
    const scaled = scaledElement(element, times);
    return { ...scaled, x: millimetres(scaled.x + right), y: millimetres(scaled.y + down) };
  });
}
