import type { CoverSheet } from '../cover-sheet.ts';
import { across, bar, type CoverPiece } from './type.ts';

/** 几何: three lines at the upper left, with a short bar. */
export function geometric({ w, h, spec, text, palette }: CoverSheet): readonly CoverPiece[] {
  const isNarrow = spec.motif === 'lattice';
  const size = isNarrow ? 36 : Array.from(spec.title).length <= 3 ? 104 : 64;
  const fit = isNarrow ? w * 0.27 : w - 96;
  const author = isNarrow ? h - 44 : 162 + size;
  return [
    across(spec.title, 46, 50 + size, {
      ...{ fill: text, size, weight: 700, tracking: 0.06, fit, part: 'heading-1' },
    }),
    bar(48, 72 + size, 44, 4, palette.accent),
    across(spec.subtitle, 46, 118 + size, { fill: text, size: 22, tracking: 0.12, fit }),
    across(spec.author, 46, author, { fill: text, size: 17, tracking: 0.12, fit, opacity: 0.8 }),
  ];
}
