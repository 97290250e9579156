import type { BookLook } from './book-look.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Format {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Room around the book, on both sides together: for its shadow, and below for the choice of the view. */
const MARGIN = { sideways: 96, upright: 104 };
const NARROW_MARGIN = { sideways: 48, upright: 88 };
const NARROW = 480;
/** Nothing is shown much larger than it is in the hand. */
const LARGEST = 3.5;
const SMALLEST = 0.05;

/** How many pixels a millimetre of the book (成品) has on its stage, with so many pages side by side. */
export function pixelsPerMm({ width, height }: Size, { widthMm, heightMm }: Format, across: 1 | 2): number {
  const margin = width < NARROW ? NARROW_MARGIN : MARGIN;
  const sideways = (width - margin.sideways) / (Math.max(widthMm, 1) * across);
  const upright = (height - margin.upright) / Math.max(heightMm, 1);
  return Math.max(SMALLEST, Math.min(sideways, upright, LARGEST));
}

/** The pages that are seen when it is opened: a little way into a book, an even one left. */
export function openAt(shape: BookLook['shape'], pageNum: number): { from: number; count: number } {
  if (shape !== 'book') return { from: 2, count: 1 };
  return { from: Math.max(2, 2 * Math.floor(pageNum / 8)), count: 2 };
}
