import type { ImageElement } from '../document.ts';

/** What print asks for, and what still looks well at arm's length. */
export const PRINT_DPI = 300;
const LEAST_DPI = 150;

const MM_PER_INCH = 25.4;

interface Pixels {
  readonly width: number;
  readonly height: number;
}

type Sides = Pick<ImageElement, 'w' | 'h'>;

/** How many dots on an inch a picture has that fills a box. */
export function dpiIn({ w, h }: Sides, { width, height }: Pixels): number {
  return Math.min(width / (w || 1), height / (h || 1)) * MM_PER_INCH;
}

/** Whether a picture has fewer dots than print asks for; the editor, its toasts and the preflight name the same ones. */
export function isCoarse(dpi: number): boolean {
  return dpi < PRINT_DPI;
}

/** Whether so few that it prints blurred. */
export function isBlurred(dpi: number): boolean {
  return dpi < LEAST_DPI;
}

/** What is said of a coarse one, wherever it is named (分辨率不足). */
export function coarseText(dpi: number): string {
  const found = isBlurred(dpi) ? `只有 ${dpi} dpi，印出来会模糊` : `约 ${dpi} dpi`;
  return `${found}，建议 ${PRINT_DPI} dpi 以上`;
}

/** Whether a picture that fills a box has too few dots for print there. */
export function isBlurredIn(box: Sides, pixels: Pixels): boolean {
  return isBlurred(Math.round(dpiIn(box, pixels)));
}

/** How many of its dots a picture has on an inch of its page (有效分辨率), by the worse of its sides. */
export function dpiOf({ w, h, crop }: Pick<ImageElement, 'w' | 'h' | 'crop'>, pixels: Pixels): number {
  const seen = { width: pixels.width * crop.w, height: pixels.height * crop.h };
  return Math.round(dpiIn({ w, h }, seen));
}
