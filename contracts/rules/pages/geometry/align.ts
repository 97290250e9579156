import type { Box } from '../document.ts';
import { boundsOf, millimetres, type Point, type Turned } from './point.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

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
