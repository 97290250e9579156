import type { ImageElement } from '../document.ts';

/** What print asks for, and what still looks well at arm's length. */
export const PRINT_DPI = 300;
export const LEAST_DPI = 150;

const MM_PER_INCH = 25.4;

/** Whether a picture that fills a box has too few dots for print there (印出来会模糊). */
export function isBlurredIn(
  { w, h }: Pick<ImageElement, 'w' | 'h'>,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  return Math.min(width / (w || 1), height / (h || 1)) * MM_PER_INCH < LEAST_DPI;
}

/** How many of its dots a picture has on an inch of its page (有效分辨率), by the worse of its sides. */
export function dpiOf(
  { w, h, crop }: Pick<ImageElement, 'w' | 'h' | 'crop'>,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const across = (width * crop.w * MM_PER_INCH) / (w || 1);
  const down = (height * crop.h * MM_PER_INCH) / (h || 1);
  return Math.round(Math.min(across, down));
}
