import { PX_PER_MM } from '#web/page/scale.ts';
import type { Flip } from '../model/flip.ts';
import { type Binding, spreadAt } from '../model/spreads.ts';
import type { Size } from '../model/zoom.ts';

interface Format {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pageNum: number;
  /** What its author chose. */
  readonly options?: { readonly pages: 'auto' | 'single' | 'double' };
}

/** Room around the book: a leaf on its way stands out of it above and below. */
const MARGIN = { sideways: 56, upright: 32 };
const NARROW_MARGIN = { sideways: 16, upright: 16 };
const NARROW = 700;
/** An open book may be this much smaller than one page alone would be. */
const WORTH_OPENING = 0.55;
const LARGEST = 1.2;

/** How large one page can be (页面适配). */
export function pageScale(
  { width, height }: Size,
  { widthMm, heightMm }: Pick<Format, 'widthMm' | 'heightMm'>,
): number {
  const margin = width < NARROW ? NARROW_MARGIN : MARGIN;
  const sideways = (width - 2 * margin.sideways) / (widthMm * PX_PER_MM);
  const upright = (height - 2 * margin.upright) / (heightMm * PX_PER_MM);
  return Math.max(0.02, Math.min(sideways, upright, LARGEST));
}

/** Whether the book lies open at two pages, and how large they are. */
export function fitOf(stage: Size, format: Format): { readonly isDouble: boolean; readonly scale: number } {
  const single = pageScale(stage, format);
  const double = pageScale(stage, { ...format, widthMm: format.widthMm * 2 });
  const pages = format.options?.pages;
  const isWorth = pages === 'double' || double >= single * WORTH_OPENING;
  const isDouble = pages !== 'single' && format.pageNum > 1 && stage.width >= NARROW && isWorth;
  return { isDouble, scale: isDouble ? double : single };
}

/** A cover lies in the middle, an open book with its spine: how far the book moves, in widths of a page. */
export function bookShift(
  { lower, upper, t }: Pick<Flip, 'lower' | 'upper' | 't'>,
  binding: Binding,
): number {
  const [from, to] = [shiftAt(lower, binding), shiftAt(upper, binding)];
  return from + (to - from) * t;
}

function shiftAt(index: number, binding: Binding): number {
  if (!binding.isDouble) return 0;
  const { left, right } = spreadAt(index, binding);
  if (left === null) return -0.5;
  return right === null ? 0.5 : 0;
}

const THICKEST = 14;

/** How thick the leaves lie on either side (书口), in pixels: `read` is the share that lies left. */
export function thicknessOf(
  pageNum: number,
  read: number,
): { readonly left: number; readonly right: number } {
  const whole = Math.min(THICKEST, 2 + pageNum / 24);
  return { left: Math.round(whole * read), right: Math.round(whole * (1 - read)) };
}
