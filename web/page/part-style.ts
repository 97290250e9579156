import type { CSSProperties } from 'react';
import type { TextStyle } from '#contracts/rules/pages/document.ts';
import { DOT, hasDot } from '#contracts/rules/pages/emphasis.ts';
import {
  drawnSize,
  type Glyph,
  type Look,
  METRICS,
  PICTURE_EM,
  sizeOf,
} from '#contracts/rules/pages/glyphs.ts';
import type { TextLine } from '#contracts/rules/pages/text-layout.ts';
import { EMOJI_FONT } from './emoji-font.ts';
import { px } from './scale.ts';

export interface LookPart {
  /** The place of its first glyph among those of its line. */
  readonly at: number;
  readonly look: Look | undefined;
  readonly text: string;
  /** The width of each of its glyphs, where each has a dot. */
  readonly dotted: number | undefined;
}

/** Neighbours that look alike. */
export function partsOf(glyphs: readonly Glyph[]): LookPart[] {
  const parts: { -readonly [Name in keyof LookPart]: LookPart[Name] }[] = [];
  for (const [at, glyph] of glyphs.entries()) {
    const { text, look } = glyph;
    const dotted = hasDot(glyph) ? glyph.width : undefined;
    const last = parts.at(-1);
    const isOne = look?.isPicture && look.isUpright;
    if (last && last.look === look && last.dotted === dotted && !isOne) last.text += text;
    else parts.push({ at, look, text, dotted });
  }
  return parts;
}

const LINES = { under: 'underline', through: 'line-through' } as const;
/** How far up or down a raised part goes, in font sizes of its text. */
const RISE = { 1: 0.35, [-1]: -0.15 } as const;

/** How a part of a line looks where the font size around it is that one. No part makes its line higher. */
export function partStyle(
  { look, dotted }: LookPart,
  line: TextLine,
  around: number,
  style: TextStyle,
): CSSProperties {
  const { weight, color, line: drawn, raise, href } = look?.span ?? {};
  const size = drawnSize(style, look);
  return {
    ...(size === around ? {} : { fontSize: px(size) }),
    ...(size === around && raise === undefined && !look?.isPicture ? {} : { lineHeight: 0 }),
    ...(weight === undefined ? {} : { fontWeight: weight }),
    ...(look?.isPicture ? { fontFamily: EMOJI_FONT, fontWeight: 400 } : {}),
    ...(color === undefined && href === undefined ? {} : { color: color ?? 'inherit' }),
    ...(drawn === undefined && href === undefined
      ? {}
      : { textDecoration: drawn === undefined ? 'none' : LINES[drawn] }),
    ...(raise === undefined ? {} : { verticalAlign: px(sizeOf(style, look) * RISE[raise]) }),
    ...(dotted === undefined ? {} : dotStyle((dotted * style.size) / 1000, size, line, style)),
    ...(look?.isUpright ? uprightStyle(look, size, line.spread) : {}),
  };
}

/** Browsers take the sequences of a picture apart in vertical lines. */
function uprightStyle({ isPicture }: Look, size: number, spread: number): CSSProperties {
  if (!isPicture) return { textCombineUpright: 'all' };
  // The first line of an edited paragraph is set in, but no picture in it.
  const small = { fontSize: px(size / PICTURE_EM), lineHeight: px(size), textIndent: 0 };
  // The space between letters would make it wider.
  const apart = spread === 0 ? {} : { letterSpacing: 0, marginBottom: px(spread) };
  return { display: 'inline-block', writingMode: 'horizontal-tb', ...small, ...apart };
}

/** The soft edge of a dot, in millimetres. */
const EDGE = 0.04;

/** Dots as a background, because those of the browser make the line higher. */
function dotStyle(width: number, size: number, line: TextLine, style: TextStyle): CSSProperties {
  const radius = size * DOT.radius;
  const { ascent, descent } = METRICS[style.family];
  const middle = px(width / 2);
  const [along, across] = [px(width + line.spread), px(2 * radius)];
  const dot = (where: string) =>
    `radial-gradient(circle at ${where}, currentColor ${px(radius)}, transparent 0)`;
  if (style.vertical) {
    const beyond = size * DOT.beside + radius + EDGE - (size * (ascent + descent)) / 2000;
    return {
      background: `${dot(`50% ${middle}`)} 100% 0 / ${across} ${along} repeat-y`,
      paddingBlockStart: px(Math.max(beyond, 0)),
    };
  }
  return {
    background: `${dot(`${middle} 50%`)} 0 100% / ${along} ${across} repeat-x`,
    paddingBlockEnd: px(size * DOT.below + radius + EDGE - (size * descent) / 1000),
  };
}
