import type {
  FontFamily,
  New,
  ShapeElement,
  Span,
  TextElement,
  TextStyle,
} from '#contracts/rules/pages/document.ts';
import { METRICS } from '#contracts/rules/pages/glyphs.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { layoutText } from '#contracts/rules/pages/text-layout.ts';
import type { CoverSheet } from '../cover-sheet.ts';
import { block, frame } from '../pages/elements.ts';
import { SEAL_RED } from '../palette.ts';

/** What stands over the picture of a cover, in the units of its sheet. */
export type CoverPiece = New<TextElement> | New<ShapeElement>;
export type CoverWords = (sheet: CoverSheet) => readonly CoverPiece[];

export interface Type {
  readonly fill: string;
  readonly size: number;
  readonly face?: FontFamily;
  readonly weight?: 400 | 700;
  /** In ems. */
  readonly tracking?: number;
  readonly leading?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
  /** The type shrinks rather than leave this measure. */
  readonly fit?: number;
  readonly part?: TextElement['part'];
  readonly spans?: (size: number) => readonly Span[];
}

const LEADING = 1.2;
const ALIGNS = { start: 'left', middle: 'center', end: 'right' } as const;
/** The share of the box that lies before the point a line is anchored to. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;
/** What roundings to hundredths of a millimetre may take away, in ems. */
const SLACK = 0.06;

function styled(type: Type): TextStyle {
  const { fill, size, face = 'serif', weight = 400, leading = LEADING, tracking, anchor = 'start' } = type;
  return {
    ...{ family: face, weight, size, leading, color: fill.toLowerCase() },
    ...{ align: ALIGNS[anchor], indent: 0, ...(tracking ? { tracking } : {}) },
  };
}

/** The length of the longest line, in ems. */
function lengthOf(text: string, style: TextStyle): number {
  const lines = layoutText(text, { ...style, size: 1 }, Number.MAX_SAFE_INTEGER);
  return Math.max(0.1, ...lines.map(({ width }) => width));
}

function looks({ opacity, part = 'prose' }: Type) {
  return { part, ...(opacity === undefined ? {} : { opacity }) };
}

/** A line of type on its baseline; each further line of the text stands below it. */
export function across(text: string, x: number, y: number, type: Type): New<TextElement> {
  const wanted = styled(type);
  const length = lengthOf(text, wanted);
  const size = type.fit === undefined ? type.size : Math.min(type.size, type.fit / (length + SLACK));
  const style = { ...wanted, size };
  const w = Math.max(type.fit ?? 0, (length + SLACK) * size);
  const { ascent, descent } = METRICS[style.family];
  const above = (size * style.leading - ((ascent + descent) * size) / 1000) / 2;
  const lines = text.split('\n').length;
  return {
    ...{ kind: 'text', text, style, ...looks(type) },
    ...(type.spans ? { spans: type.spans(size) } : {}),
    ...{ x: x - w * BEFORE[type.anchor ?? 'start'], y: y - above - (ascent * size) / 1000 },
    ...{ w, h: lines * size * style.leading },
  };
}

/** A column of upright characters (竖排) about its middle. */
export function down(text: string, x: number, top: number, type: Type): New<TextElement> {
  const wanted: TextStyle = { ...styled({ tracking: 0.08, ...type }), vertical: true };
  const length = lengthOf(text, wanted);
  const size = type.fit === undefined ? type.size : Math.min(type.size, type.fit / (length + SLACK));
  const w = size * LEADING;
  const h = (length + SLACK) * size;
  return { kind: 'text', text, style: { ...wanted, size }, ...looks(type), x: x - w / 2, y: top, w, h };
}

/** Where the column ends. */
export function endOf({ y, h }: New<TextElement>): number {
  return y + h;
}

export function bar(x: number, y: number, w: number, h: number, fill: string): New<ShapeElement> {
  return block({ x, y, w, h }, fill.toLowerCase());
}

const SEAL_PAPER = '#f7f0e6';

/** A small name seal (印章) with one character, centred on x, y. Its parts are moved as one. */
export function seal(glyph: string, x: number, y: number, size: number): CoverPiece[] {
  const square = (side: number) => ({ x: x - side / 2, y: y - side / 2, w: side, h: side });
  const type: Type = { fill: SEAL_PAPER, size: size * 0.6, anchor: 'middle', weight: 700 };
  const group = idAt(1);
  return [
    { ...block(square(size), SEAL_RED.toLowerCase(), size * 0.1), group },
    { ...frame(square(size * 0.82), SEAL_PAPER, size * 0.035, size * 0.05), group, opacity: 0.8 },
    { ...across(glyph, x, y + size * 0.22, type), group },
  ];
}

/** The character of a seal: the first of a name. */
export function initialOf(name: string): string {
  return Array.from(name)[0] ?? '印';
}
