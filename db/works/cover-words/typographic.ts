import type { CoverSheet } from '../cover-sheet.ts';
import { tone } from '../palette.ts';
import { across, bar, type CoverPiece, down, endOf, initialOf, seal, type Type } from './type.ts';

/** 线装: a paper label with the title on cloth. */
function threadBound({ h, spec, palette, paper }: CoverSheet): CoverPiece[] {
  const [x, w] = [48, 138];
  const ink = tone(palette, 0.95);
  const title = down(spec.title, x + w / 2, 96, {
    ...{
      fill: tone(palette, 1),
      size: 80,
      weight: 700,
      tracking: 0.22,
      fit: h * 0.72 - 110,
      part: 'heading-1',
    },
  });
  const bottom = endOf(title) + 86;
  const ring = (inset: number, width: number): CoverPiece => ({
    ...bar(x + inset, 56 + inset, w - 2 * inset, bottom - 56 - 2 * inset, ink),
    ...{ fill: null, stroke: ink, strokeWidth: width },
  });
  return [
    { ...bar(x + 4, 62, w, bottom - 56, '#000000'), opacity: 0.25 },
    bar(x, 56, w, bottom - 56, paper),
    ring(9, 2.2),
    ring(14, 0.8),
    title,
    ...seal(initialOf(spec.title), x + w / 2, bottom - 48, 38),
    down(spec.subtitle, x + w + 44, 70, { fill: paper, size: 20, tracking: 0.26, opacity: 0.8 }),
    across(spec.author, x, h - 48, { fill: paper, size: 18, tracking: 0.2, opacity: 0.8 }),
  ];
}

/** One character so large that it is the picture. */
function glyph({ w, h, spec, text }: CoverSheet): CoverPiece[] {
  const chars = Array.from(spec.title);
  const big = chars.at(-1) ?? '书';
  const giant = Math.min(w * 0.86, h * 0.76);
  const isAlone = chars.length === 1;
  const huge: Type = { fill: text, size: giant, weight: 700, leading: 1, anchor: 'middle' };
  const whole: Type = { fill: text, size: 50, weight: 700, tracking: 0.3, fit: w * 0.8, part: 'heading-1' };
  const words = isAlone
    ? [across(spec.subtitle, 44, 72, { fill: text, size: 24, tracking: 0.14, fit: w * 0.8 })]
    : [
        across(spec.title, 44, 88, whole),
        across(spec.subtitle, 44, 126, { fill: text, size: 19, tracking: 0.12, fit: w * 0.8 }),
      ];
  return [
    across(big, w / 2, h * 0.53 + giant * 0.36, { ...huge, part: isAlone ? 'heading-1' : 'furniture' }),
    ...words,
    across(spec.author, 44, h - 40, { fill: text, size: 19, tracking: 0.16, fit: w * 0.6 }),
    ...seal(big, w - 62, h - 52, 36),
  ];
}

/** 朱丝栏: the title in one of the ruled columns. */
function columns({ w, h, spec, text }: CoverSheet): CoverPiece[] {
  const step = (w - 112) / 8;
  const [top, bottom] = [96, h - 150];
  const x = (at: number) => 56 + (at + 0.5) * step;
  const title = down(spec.title, x(5), top + 26, {
    ...{
      fill: text,
      size: step * 0.98,
      weight: 700,
      tracking: 0.24,
      fit: bottom - top - 60,
      part: 'heading-1',
    },
  });
  return [
    title,
    down(spec.subtitle, x(4), top + 30, { fill: text, size: 22, tracking: 0.3, opacity: 0.85 }),
    ...seal(initialOf(spec.author), x(5), endOf(title) + 30, 38),
    across(spec.author, w / 2, h - 74, {
      ...{ fill: text, size: 22, tracking: 0.3, anchor: 'middle', fit: w * 0.7 },
    }),
  ];
}

/** A centred title inside double rules. */
function framed({ w, h, spec, text, palette }: CoverSheet): CoverPiece[] {
  const middle: Type = { fill: text, size: 24, tracking: 0.2, anchor: 'middle', fit: w * 0.66 };
  return [
    across(spec.title, w / 2, h * 0.4, {
      ...middle,
      size: 72,
      weight: 700,
      fit: w * 0.68,
      part: 'heading-1',
    }),
    bar(w / 2 - 60, h * 0.47, 120, 1.5, palette.accent),
    across(spec.subtitle, w / 2, h * 0.53, middle),
    across(spec.author, w / 2, h - 92, { ...middle, size: 20, fit: w * 0.6 }),
  ];
}

const SETTINGS = { 'thread-bound': threadBound, glyph, columns, frame: framed };

/** 文字封面: type alone. */
export function typographic(c: CoverSheet): readonly CoverPiece[] {
  const set = SETTINGS[c.spec.motif as keyof typeof SETTINGS] ?? framed;
  return set(c);
}
