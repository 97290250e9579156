import { body, leaves, type Shape, shadow } from './isometric.ts';

/** So much of a book is seen: its corner at the foot of the spine. */
const SEEN_MM = 48;
/** Of the drawing to the millimetre; the whole of what is seen fills it. */
const SCALE = 36 / SEEN_MM;
const DEEP = 29;
const SOFT_COVER_MM = 0.3;
const BOARD_MM = 2.5;
const MOST_LINES = 22;

interface ThickBook {
  readonly bodyMm: number;
  readonly isHard: boolean;
  readonly pageNum: number;
}

/** The corner of a lying book whose thickness is true to its width (纸厚). */
export function thickBook({ bodyMm, isHard, pageNum }: ThickBook): Shape[] {
  // Taller than this it would leave the drawing.
  const high = Math.min(bodyMm, SEEN_MM) * SCALE;
  const cover = Math.min((isHard ? BOARD_MM : SOFT_COVER_MM) * SCALE, high / 4);
  const over = isHard ? 1.5 : 0;
  const long = 36;
  const block = { from: [over, over, cover], to: [long - over, DEEP - over, high - cover] } as const;
  const lines = Math.min(Math.ceil(pageNum / 2), MOST_LINES);
  return [
    shadow(),
    ...body({ from: [0, 0, 0], to: [long, DEEP, cover] }, 'ink'),
    ...body(block, 'sheet', 'paper'),
    leaves(block, Math.max((high - 2 * cover) / lines, 0.5)),
    ...body({ from: [0, 0, high - cover], to: [long, DEEP, high] }, 'ink', 'ink-faint'),
  ];
}
