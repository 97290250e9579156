import type { CoverSheet } from '../cover-sheet.ts';
import { across, type CoverPiece, down, endOf, initialOf, seal } from './type.ts';

/** 水墨: one column of type and a seal. */
export function inkWash({ w, h, spec, text }: CoverSheet): readonly CoverPiece[] {
  const wide = w > h;
  const size = wide ? 58 : 76;
  const x = wide ? w - 96 : w * 0.2;
  const top = wide ? 52 : 74;
  const beside = wide ? -64 : 76;
  const author = { fill: text, size: 20, tracking: 0.16, fit: w * 0.5, opacity: 0.85 };
  const title = down(spec.title, x, top, {
    ...{ fill: text, size, weight: 700, tracking: 0.16, fit: h * 0.5, part: 'heading-1' },
  });
  return [
    title,
    down(spec.subtitle, x + beside, top + 6, { fill: text, size: 21, tracking: 0.26, opacity: 0.8 }),
    ...seal(initialOf(spec.author), x, endOf(title) + 34, 40),
    across(spec.author, w - 46, wide ? h - 36 : 82, { ...author, anchor: 'end' }),
  ];
}
