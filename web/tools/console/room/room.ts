export type Size = 'slim' | 'wide';

export interface Room {
  /** Beside the page, which gives way, or over it where there is no room for two. */
  readonly way: 'beside' | 'over';
  readonly width: number;
}

/** From here on a page of a tablet's width is left beside the console. */
const LEAST_FOR_TWO = 1280;
/** Narrower, the page would be that of a phone, which some parts of it choose by the whole window. */
const LEAST_PAGE = 768;
const WIDTHS: Readonly<Record<Size, number>> = { slim: 400, wide: 640 };
const OVER_WIDTH = 480;

export function roomOf(screen: number, size: Size): Room {
  if (screen < LEAST_FOR_TWO) return { way: 'over', width: Math.min(OVER_WIDTH, screen) };
  return { way: 'beside', width: Math.min(WIDTHS[size], screen - LEAST_PAGE) };
}
