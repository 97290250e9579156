import type { Box } from '../document.ts';
import { middleOf, millimetres, type Point, rotated, type Turned } from './point.ts';

/** The eight handles of a box by the points of the compass. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** Smaller than this nothing can be taken hold of any more. */
export const LEAST_MM = 1;

interface ResizeOptions {
  /** The sides stay in proportion. */
  readonly keepsRatio?: boolean;
}

/** -1 where the handle is on the left or at the top, 1 on the right or at the bottom, 0 between. */
export function sideOf(handle: Handle): Point {
  return {
    x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
    y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
  };
}

/** A box whose handle was pulled that far across the page; what lies opposite stays where it is, however it is turned. */
export function resized(box: Turned, handle: Handle, pull: Point, { keepsRatio }: ResizeOptions = {}): Box {
  const { w, h, turn = 0 } = box;
  const side = sideOf(handle);
  const along = rotated(pull, { x: 0, y: 0 }, -turn);
  let width = Math.max(w + side.x * along.x, LEAST_MM);
  let height = Math.max(h + side.y * along.y, LEAST_MM);
  if (keepsRatio && w > 0 && h > 0) {
    const scales = [side.x === 0 ? 0 : width / w, side.y === 0 ? 0 : height / h];
    const scale = Math.max(...scales, LEAST_MM / Math.min(w, h));
    [width, height] = [w * scale, h * scale];
  }
  const middle = middleOf(box);
  const grown = { x: (side.x * (width - w)) / 2, y: (side.y * (height - h)) / 2 };
  const shift = rotated(grown, { x: 0, y: 0 }, turn);
  return {
    x: millimetres(middle.x + shift.x - width / 2),
    y: millimetres(middle.y + shift.y - height / 2),
    w: millimetres(width),
    h: millimetres(height),
  };
}
