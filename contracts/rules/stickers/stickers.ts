import type { Id, PageElement } from '../pages/document.ts';
import { scaledElement } from '../pages/edits/scale.ts';
import { millimetres } from '../pages/geometry/point.ts';
import { BANNERS } from './banners.ts';
import { FRAMES } from './frames.ts';
import { SEASONS } from './seasons.ts';
import { SIGNS } from './signs.ts';
import type { Sticker } from './sticker.ts';
import { TAPES } from './tapes.ts';

/** All stickers (贴纸), by their kinds. */
export const STICKERS: readonly Sticker[] = [...TAPES, ...FRAMES, ...SIGNS, ...BANNERS, ...SEASONS];

/** The most that a sticker takes of a page's width and height. */
const MOST = 0.6;

interface Sheet {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A sticker in the middle of a page, as one group; smaller where the page is small. */
export function stickerOnPage(
  { name, w, h, parts }: Sticker,
  { widthMm, heightMm }: Sheet,
  newId: () => Id,
): readonly PageElement[] {
  const times = Math.min(1, (MOST * widthMm) / w, (MOST * heightMm) / h);
  const [left, top] = [(widthMm - w * times) / 2, (heightMm - h * times) / 2];
  const group = parts.length > 1 ? { group: newId() } : {};
  return parts.map((part) => {
    const scaled = scaledElement({ ...part, id: newId() }, times);
    return { ...scaled, x: millimetres(scaled.x + left), y: millimetres(scaled.y + top), name, ...group };
  });
}
