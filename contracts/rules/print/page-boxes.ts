import type { Box } from '../pages/document.ts';

/** What lies over the trim edge and is cut off (出血). */
export const BLEED_MM = 3;
/** Nothing that must not be cut off lies nearer to the trim edge (安全区). */
export const SAFE_MM = 5;
/** The same at the bound edge (订口), where a page bends into the spine. */
export const GUTTER_MM = 8;

export interface TrimSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A page in its book; a single leaf, of up to two pages, is not bound. */
export interface BoundPage extends TrimSize {
  readonly no: number;
  readonly pageNum: number;
}

export interface PageBoxes {
  readonly trim: Box;
  readonly bleed: Box;
  readonly safe: Box;
}

const LEAF_PAGES_MAX = 2;

/** The edge that is bound: odd pages lie on the right. Null for a single leaf. */
export function boundEdge({ no, pageNum }: Pick<BoundPage, 'no' | 'pageNum'>): 'left' | 'right' | null {
  if (pageNum <= LEAF_PAGES_MAX) return null;
  return no % 2 === 1 ? 'left' : 'right';
}

/** 成品框, 出血框, 安全框, in millimetres from the upper left corner of the trimmed page. */
export function pageBoxes(page: BoundPage): PageBoxes {
  const { widthMm: w, heightMm: h } = page;
  const edge = boundEdge(page);
  const [left, right] = [edge === 'left' ? GUTTER_MM : SAFE_MM, edge === 'right' ? GUTTER_MM : SAFE_MM];
  return {
    trim: { x: 0, y: 0, w, h },
    bleed: { x: -BLEED_MM, y: -BLEED_MM, w: w + 2 * BLEED_MM, h: h + 2 * BLEED_MM },
    safe: { x: left, y: SAFE_MM, w: w - left - right, h: h - 2 * SAFE_MM },
  };
}
