import { escapeXml } from '#contracts/rules/escape-xml.ts';
import { SEAL_RED } from '#db/works/palette.ts';
import { el, group, num, rect } from './svg.ts';

export const SERIF = "'Noto Serif SC','Noto Serif CJK SC','Source Han Serif SC','Songti SC',SimSun,serif";
export const SANS = "'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif";

export interface TextStyle {
  fill: string;
  size: number;
  face?: string;
  weight?: number;
  /** Extra space after each character, in em. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
  /** The type shrinks rather than leave this measure. */
  fit?: number;
}

/** Width in em: Chinese characters are square, Latin letters and digits about half. */
export function measure(text: string, tracking = 0): number {
  let width = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    width += (code === 0x20 ? 0.3 : code < 0x2e80 ? 0.56 : 1) + tracking;
  }
  return Math.max(width - tracking, 0.1);
}

function fittedSize(text: string, style: TextStyle): number {
  if (style.fit === undefined) return style.size;
  return Math.min(style.size, style.fit / measure(text, style.tracking));
}

/** One horizontal line of type on its baseline. */
export function across(text: string, x: number, y: number, style: TextStyle): string {
  const size = fittedSize(text, style);
  const tracking = (style.tracking ?? 0) * size;
  const anchor = style.anchor ?? 'start';
  // Letter-spacing is also set after the last character, which would pull centred type off its axis.
  const shift = anchor === 'middle' ? tracking / 2 : anchor === 'end' ? tracking : 0;
  return el(
    'text',
    {
      x: num(x + shift),
      y: num(y),
      'font-family': style.face ?? SERIF,
      'font-size': num(size),
      'font-weight': style.weight,
      'letter-spacing': tracking === 0 ? undefined : num(tracking),
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill: style.fill,
      'fill-opacity': style.opacity,
    },
    escapeXml(text),
  );
}

/**
 * A column of upright characters from top to bottom (竖排). Every glyph gets its own place, so the result
 * does not depend on how a renderer supports vertical writing.
 */
export function down(text: string, x: number, top: number, style: TextStyle): string {
  const glyphs = Array.from(text);
  const step = 1 + (style.tracking ?? 0.08);
  const units = glyphs.reduce((sum, glyph) => sum + (glyph === ' ' ? 0.5 : step), 0);
  const size = style.fit === undefined ? style.size : Math.min(style.size, style.fit / Math.max(units, 1));
  const xs: string[] = [];
  const ys: string[] = [];
  let y = top + size * 0.88;
  for (const glyph of glyphs) {
    xs.push(num(x));
    ys.push(num(y));
    y += size * (glyph === ' ' ? 0.5 : step);
  }
  return el(
    'text',
    {
      x: xs.join(' '),
      y: ys.join(' '),
      'font-family': style.face ?? SERIF,
      'font-size': num(size),
      'font-weight': style.weight,
      'text-anchor': 'middle',
      fill: style.fill,
      'fill-opacity': style.opacity,
    },
    escapeXml(text),
  );
}

/** Height a column set by `down` takes. */
export function columnHeight(text: string, size: number, tracking = 0.08): number {
  return Array.from(text).reduce((sum, glyph) => sum + size * (glyph === ' ' ? 0.5 : 1 + tracking), 0);
}

/** A small name seal (印章) with one character, centred on x, y. */
export function seal(glyph: string, x: number, y: number, size: number): string {
  const half = size / 2;
  const thin = { fill: 'none', stroke: '#F7F0E6', 'stroke-width': num(size * 0.035), 'stroke-opacity': 0.8 };
  return group(
    {},
    rect(x - half, y - half, size, size, { rx: num(size * 0.1), fill: SEAL_RED }),
    rect(x - half * 0.82, y - half * 0.82, size * 0.82, size * 0.82, { rx: num(size * 0.05), ...thin }),
    across(glyph, x, y + size * 0.22, { fill: '#F7F0E6', size: size * 0.6, anchor: 'middle', weight: 700 }),
  );
}
