import type { Id, PageDocument, PageElement } from '../document.ts';
import { middleOf, type Point, rotated } from '../geometry/point.ts';
import { withElements } from './change.ts';
import { withinReach } from './elements.ts';

const LEAST_WEIGHT = 0.001;

/**
 * What several elements turn about: the middle of their middles, where large ones count for more. Unlike the middle of the
 * upright box around them it stays where it is while they turn.
 */
export function turningPoint(elements: readonly PageElement[]): Point {
  const sums = { x: 0, y: 0, weight: 0 };
  for (const element of elements) {
    const weight = Math.max(element.w + element.h, LEAST_WEIGHT);
    const { x, y } = middleOf(element);
    sums.x += x * weight;
    sums.y += y * weight;
    sums.weight += weight;
  }
  return { x: sums.x / (sums.weight || 1), y: sums.y / (sums.weight || 1) };
}

/** An element turned by that many degrees, clockwise, about a point of the page. */
function turnedAbout(element: PageElement, point: Point, degrees: number): PageElement {
  const middle = middleOf(element);
  const there = rotated(middle, point, degrees);
  const { turn: before = 0, ...rest } = element;
  const place = {
    x: withinReach(element.x + there.x - middle.x),
    y: withinReach(element.y + there.y - middle.y),
  };
  const turn = withinTurn(before + degrees);
  return (turn === 0 ? { ...rest, ...place } : { ...rest, ...place, turn }) as PageElement;
}

/** From 0 to 360 degrees, excluded; finer than a thousandth is nothing. */
function withinTurn(degrees: number): number {
  const turn = Math.round((((degrees % 360) + 360) % 360) * 1000) / 1000;
  return turn === 360 ? 0 : turn;
}

/** Elements turned together about their common middle (旋转), by degrees clockwise. */
export function turnElements(
  document: PageDocument,
  pageID: Id,
  elements: readonly PageElement[],
  degrees: number,
): PageDocument {
  if (degrees === 0) return document;
  const point = turningPoint(elements);
  const ids = new Set(elements.map(({ id }) => id));
  return withElements(document, pageID, ids, (element) => turnedAbout(element, point, degrees));
}
