import type { Box, Page } from '../../pages/document.ts';
import type { CoverSheet } from '../cover-sheet.ts';
import type { TrimSize } from '../page-boxes.ts';
import { type SpineFacts, spinePage } from './spine-page.ts';

/** A page in its place on a sheet. */
export interface PlacedPage {
  readonly page: Page;
  /** Its number, for the message that it cannot be drawn. */
  readonly no: number;
  /** Where its cut edge is on the sheet, and as far as its ink may reach. */
  readonly trim: Box;
  readonly bleed: Box;
}

interface Covered extends TrimSize, SpineFacts {
  readonly pages: readonly Page[];
}

export interface CoverPlaces {
  /** Absent where there are too few pages. */
  readonly back?: PlacedPage;
  readonly front?: PlacedPage;
  readonly spine?: PlacedPage;
  /** Where the paper bends, from the left. */
  readonly folds: readonly number[];
}

/**
 * What stands where on the cover sheet (封面展开): the last page, the spine, and the first page. The sheet itself lies
 * that far from the corner of its paper. Boards are larger than the pages, so that the pages go on beyond their edges.
 */
export function coverPlaces(work: Covered, cover: CoverSheet, shift = 0): CoverPlaces {
  const { widthMm, heightMm, pages } = work;
  const moved = ({ x, y, w, h }: Box): Box => ({ x: x + shift, y: y + shift, w, h });
  const [front, spine, back] = [moved(cover.front), moved(cover.spine), moved(cover.back)];
  const bleed = moved({ x: 0, y: 0, w: cover.widthMm, h: cover.heightMm });
  const [first, last] = [pages[0], pages.at(-1)];
  const folds = spine.w > 0 ? [spine.x, spine.x + spine.w] : [front.x];
  if (!first || !last) return { folds };
  const up = (front.h - heightMm) / 2;
  // Under the spine, so that no light line shows beside it.
  const meeting = spine.x + spine.w / 2;
  return {
    ...(pages.length > 1
      ? {
          back: {
            ...{ page: last, no: pages.length },
            trim: { x: back.x + back.w - widthMm, y: back.y + up, w: widthMm, h: heightMm },
            bleed: { ...bleed, w: meeting - bleed.x },
          },
        }
      : {}),
    front: {
      ...{ page: first, no: 1 },
      trim: { x: front.x, y: front.y + up, w: widthMm, h: heightMm },
      bleed: { ...bleed, x: meeting, w: bleed.x + bleed.w - meeting },
    },
    spine: {
      ...{ page: spinePage(work, last.ground, cover), no: 1 },
      trim: spine,
      bleed: { x: spine.x, y: bleed.y, w: spine.w, h: bleed.h },
    },
    folds,
  };
}
