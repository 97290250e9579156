import type { Span } from '#contracts/rules/pages/document.ts';
import type { CoverSheet } from '../cover-sheet.ts';
import { mix } from '../palette.ts';
import { across, type CoverPiece, type Type } from './type.ts';

/** How large the letters are by turns, as children write. */
const STEPS = [1, 0.86, 1, 0.92, 0.84] as const;

/** 童书: a title of letters of different sizes. */
export function playful(c: CoverSheet): readonly CoverPiece[] {
  const { w, h, spec, text } = c;
  const small: Type = { fill: text, size: 22, tracking: 0.16, anchor: 'middle', face: 'sans', fit: w * 0.7 };
  const dancing = (size: number): Span[] =>
    Array.from(spec.title, (_, at) => ({
      ...{ from: at, to: at + 1, size: size * (STEPS[at % STEPS.length] ?? 1) },
    }));
  const title = across(spec.title, w / 2, 66 + 78 * 0.72, {
    ...{ fill: text, size: 80, weight: 700, tracking: 0.06, anchor: 'middle', fit: w - 84 },
    ...{ part: 'heading-1', spans: dancing },
  });
  const { size } = title.style;
  return [
    { ...title, turn: -2 },
    across(spec.subtitle, w / 2, 104 + size, small),
    across(spec.author, w / 2, h - 20, {
      ...small,
      ...{ size: 18, tracking: 0.14, fill: mix(c.paper, '#ffffff', 0.2) },
    }),
  ];
}
