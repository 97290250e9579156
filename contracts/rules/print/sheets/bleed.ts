import type { Box, PageElement } from '../../pages/document.ts';

/** Millimetres above, right, below and left. */
export type Sides = readonly [number, number, number, number];
export const NOWHERE: Sides = [0, 0, 0, 0];

/** Closer than that to the edge is meant to reach it. */
const AT_EDGE_MM = 0.5;

/**
 * What ends at the edge of the page or in its bleed goes on as far as ink may reach (补出血), so that a knife half a
 * millimetre off leaves no white line and boards are covered where the paper is folded around them: shapes grow,
 * pictures go on, and nothing on the page moves.
 */
export function withBleed<E extends PageElement>(
  element: E,
  trim: Box,
  bleed: Box,
): { readonly element: E; readonly beyond: Sides } {
  const beyond = beyondOf(element, trim, bleed);
  if (beyond.every((side) => side === 0)) return { element, beyond };
  if (element.kind === 'image') return { element, beyond };
  const [above, right, below, left] = beyond;
  const { x, y, w, h } = element;
  return {
    element: { ...element, x: x - left, y: y - above, w: w + left + right, h: h + above + below },
    beyond: NOWHERE,
  };
}

/** How far it goes on above, right of, below and left of itself. */
export function beyondOf(element: PageElement, trim: Box, bleed: Box): Sides {
  const { kind, x, y, w, h, turn } = element;
  if (turn) return NOWHERE;
  const isGround = kind === 'shape' && element.form === 'rect' && element.fill !== null && !hasEdge(element);
  if (!isGround && !(kind === 'image' && !element.radius)) return NOWHERE;
  const right = trim.x + trim.w;
  const bottom = trim.y + trim.h;
  return [
    reached(y - trim.y, trim.y - bleed.y),
    reached(right - (x + w), bleed.x + bleed.w - right),
    reached(bottom - (y + h), bleed.y + bleed.h - bottom),
    reached(x - trim.x, trim.x - bleed.x),
  ];
}

/** How far it goes on beyond an edge that it is that far from; what reaches over the edge already does the rest. */
function reached(distance: number, room: number): number {
  if (room <= 0 || distance > AT_EDGE_MM) return 0;
  return Math.max(0, Number((room + distance).toFixed(3)));
}

function hasEdge({
  stroke,
  strokeWidth,
  radius,
}: {
  stroke: string | null;
  strokeWidth: number;
  radius: number;
}) {
  return radius > 0 || (stroke !== null && strokeWidth > 0);
}
