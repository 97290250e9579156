import type { Box } from '../document.ts';
import { boundsOf, millimetres, type Point, type Turned } from './point.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** How far each box goes so that the gaps between them are alike (等距); the outermost ones stay. */
export function distributeShifts(boxes: readonly Turned[], axis: 'x' | 'y'): Point[] {
  const length = axis === 'x' ? 'w' : 'h';
  const bounds = boxes.map((box) => boundsOf([box]) ?? box);
  const order = bounds
    .map((_, at) => at)
    .sort((one, other) => (bounds[one]?.[axis] ?? 0) - (bounds[other]?.[axis] ?? 0));
  const all = boundsOf(bounds);
  if (!all || boxes.length < 3) return boxes.map(() => ({ x: 0, y: 0 }));
  const gap = (all[length] - bounds.reduce((sum, box) => sum + box[length], 0)) / (boxes.length - 1);
  const shifts = boxes.map(() => ({ x: 0, y: 0 }));
  let at = all[axis];
  for (const place of order) {
    const box = bounds[place];
    if (!box) continue;
    shifts[place] = { x: 0, y: 0, [axis]: millimetres(at - box[axis]) };
    at += box[length] + gap;
  }
  return shifts;
}

/** How far each box goes so that they stand in one line with the frame (对齐). */
export function alignShifts(boxes: readonly Turned[], frame: Box, alignment: Alignment): Point[] {
  return boxes.map((box) => {
    const { x, y, w, h } = boundsOf([box]) ?? box;
    const [across, down] = [frame.x - x, frame.y - y];
    const [left, below] = [frame.w - w, frame.h - h];
    const shift = {
      left: { x: across, y: 0 },
      center: { x: across + left / 2, y: 0 },
      right: { x: across + left, y: 0 },
      top: { x: 0, y: down },
      middle: { x: 0, y: down + below / 2 },
      bottom: { x: 0, y: down + below },
    }[alignment];
    return { x: millimetres(shift.x), y: millimetres(shift.y) };
  });
}
