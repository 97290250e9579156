import type { Box } from '../pages/document.ts';

/** An arrangement of photos on a page (版式). */
export interface Layout {
  readonly id: string;
  /** Whether it runs over the edges of the page, or keeps a margin. */
  readonly frame: 'bleed' | 'margin';
  /** One photo each, in the order in which they are read; shares of the frame. */
  readonly slots: readonly Box[];
  /** Where words may stand. */
  readonly words: Box | null;
}

const UNITS = 12;
const CELL = /^(\d+)([_w]?)$/;

/**
 * Reads the bands of a layout: `8/12 4/6,6` is a band of 8 twelfths with one photo above one of 4 with two; with a `|`
 * in front the bands stand side by side. `_` marks a cell that stays empty, `w` one for words.
 */
export function readLayout(id: string, frame: Layout['frame'], bands: string): Layout {
  const isAcross = bands.startsWith('|');
  const slots: Box[] = [];
  let words: Box | null = null;
  let along = 0;
  for (const band of bands.replace('|', '').split(' ')) {
    const [depth = '', cells = ''] = band.split('/');
    let at = 0;
    for (const cell of cells.split(',')) {
      const [, length, use] = CELL.exec(cell) ?? [];
      const one = { at: at / UNITS, length: Number(length) / UNITS };
      const other = { at: along / UNITS, length: Number(depth) / UNITS };
      const [x, y] = isAcross ? [other, one] : [one, other];
      const box = { x: x.at, y: y.at, w: x.length, h: y.length };
      if (use === 'w') words = box;
      else if (use === '') slots.push(box);
      at += Number(length);
    }
    if (at !== UNITS) throw new Error(`a band of layout ${id} is ${at} long`);
    along += Number(depth);
  }
  if (along !== UNITS) throw new Error(`layout ${id} is ${along} deep`);
  return { id, frame, slots, words };
}
