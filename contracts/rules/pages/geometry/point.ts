import type { Box } from '../document.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box with its turn about its middle. */
export type Turned = Box & { readonly turn?: number };

export function middleOf({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** A point after a turn, clockwise in degrees, about another. */
export function rotated({ x, y }: Point, about: Point, degrees: number): Point {
  if (degrees === 0) return { x, y };
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [dx, dy] = [x - about.x, y - about.y];
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

/** The corners as they are seen, from the upper left one clockwise. */
export function cornersOf(box: Turned): readonly [Point, Point, Point, Point] {
  const { x, y, w, h, turn = 0 } = box;
  const middle = middleOf(box);
  const corner = (right: number, down: number) =>
    rotated({ x: x + right * w, y: y + down * h }, middle, turn);
  return [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
}

/** The upright box around all of them; null around nothing. */
export function boundsOf(boxes: readonly Turned[]): Box | null {
  const points = boxes.flatMap(cornersOf);
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** A length of a document: less than a thousandth of a millimetre cannot be printed. */
export function millimetres(length: number): number {
  return Math.round(length * 1000) / 1000 + 0;
}
