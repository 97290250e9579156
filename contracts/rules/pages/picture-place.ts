import type { Box, ImageElement } from './document.ts';

export interface PicturePlace {
  /** Where the whole picture lies, so that its crop fills the box of the element. */
  readonly whole: Box;
  /** What lies outside the crop, as shares of the whole: above, on the right, below, on the left. */
  readonly cut: readonly [number, number, number, number];
  /** The middle of the element's box, as shares of the whole. */
  readonly middle: readonly [number, number];
}

export function picturePlace({ x, y, w, h, crop }: Omit<ImageElement, 'id'>): PicturePlace {
  const [width, height] = [w / (crop.w || 1), h / (crop.h || 1)];
  const whole = { x: x - crop.x * width, y: y - crop.y * height, w: width, h: height };
  const cut = [crop.y, Math.max(0, 1 - crop.x - crop.w), Math.max(0, 1 - crop.y - crop.h), crop.x] as const;
  return { whole, cut, middle: [crop.x + crop.w / 2, crop.y + crop.h / 2] };
}

export function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}
