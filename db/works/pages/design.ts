import type {
  Box,
  FontFamily,
  New,
  PageElement,
  TextAlign,
  TextStyle,
} from '#contracts/rules/pages/document.ts';
import { mix, paletteAt, tone } from '../palette.ts';
import type { DemoWork } from '../types.ts';
import { textIn } from './elements.ts';

/** What all pages of a book share: its size, its face and its colours. */
export interface Design {
  readonly work: DemoWork;
  readonly w: number;
  readonly h: number;
  readonly face: FontFamily;
  /** Body size in millimetres. */
  readonly size: number;
  readonly paper: string;
  readonly ink: string;
  /** For captions and page numbers: still at least 4.5 to 1 on the paper. */
  readonly soft: string;
  readonly hair: string;
  readonly tint: string;
  readonly deep: string;
  readonly onDeep: string;
  /** Rules and large figures only; small type is never set in it. */
  readonly accent: string;
}

export function designOf(work: DemoWork, face: FontFamily, size: number): Design {
  const palette = paletteAt(work.palette);
  const ink = mix(tone(palette, 1), '#14161c', 0.45);
  const paper = mix(tone(palette, 0), '#ffffff', 0.55);
  return {
    work,
    w: work.widthMm,
    h: work.heightMm,
    face,
    size,
    paper,
    ink,
    soft: mix(ink, paper, 0.3),
    hair: mix(ink, paper, 0.78),
    tint: mix(paper, tone(palette, 0.25), 0.42),
    deep: tone(palette, 1),
    onDeep: mix(tone(palette, 0), '#ffffff', 0.3),
    accent: mix(palette.accent, palette.accent, 0),
  };
}

interface Wishes {
  readonly weight?: 400 | 700;
  readonly align?: TextAlign;
  readonly leading?: number;
  readonly color?: string;
  readonly indent?: number;
  readonly family?: FontFamily;
}

export function letters(d: Design, size: number, wishes: Wishes = {}): TextStyle {
  return {
    family: wishes.family ?? d.face,
    weight: wishes.weight ?? 400,
    size: Math.round(size * 100) / 100,
    leading: wishes.leading ?? 1.5,
    color: wishes.color ?? d.ink,
    align: wishes.align ?? 'left',
    indent: wishes.indent ?? 0,
  };
}

export function bodyOf(d: Design): TextStyle {
  return letters(d, d.size, { leading: 1.8, align: 'justify', indent: 2 });
}

export function captionOf(d: Design, align: TextAlign = 'left'): TextStyle {
  return letters(d, d.size * 0.82, { leading: 1.55, color: d.soft, align });
}

export function headingOf(d: Design, size: number, align: TextAlign = 'left'): TextStyle {
  return letters(d, size, { weight: 700, leading: 1.35, align, color: d.deep });
}

/** Odd pages lie on the right, so that their inner margin is the left one. */
export function isRight(no: number): boolean {
  return no % 2 === 1;
}

export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly inner: number;
  readonly outer: number;
}

/** Shares of the page, as books of prose have them. */
export const BOOK_MARGINS: Margins = { top: 0.115, bottom: 0.115, inner: 0.155, outer: 0.135 };
export const SHEET_MARGINS: Margins = { top: 0.085, bottom: 0.085, inner: 0.1, outer: 0.085 };

export function areaOf(d: Design, no: number, margins: Margins = BOOK_MARGINS): Box {
  const { w, h } = d;
  const left = (isRight(no) ? margins.inner : margins.outer) * w;
  return {
    x: left,
    y: margins.top * h,
    w: w - (margins.inner + margins.outer) * w,
    h: h - (margins.top + margins.bottom) * h,
  };
}

/** Page number and running head (页码与书眉), outside on both. */
export function furniture(
  d: Design,
  no: number,
  head: string,
  margins: Margins = BOOK_MARGINS,
): New<PageElement>[] {
  const { x, w } = areaOf(d, no, margins);
  const align = isRight(no) ? 'right' : 'left';
  const style = letters(d, Math.max(2.3, d.size * 0.68), { color: d.soft, align, leading: 1.4 });
  const h = style.size * style.leading;
  const top = { x, y: margins.top * d.h * 0.5 - h / 2, w, h };
  const foot = { x, y: d.h - margins.bottom * d.h * 0.52 - h / 2, w, h };
  const number = textIn(foot, String(no), style, 'furniture');
  return head === '' ? [number] : [textIn(top, head, style, 'furniture'), number];
}
