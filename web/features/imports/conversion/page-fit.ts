import type { Box } from '#contracts/rules/pages/document.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import type { PageSize } from './paged-source.ts';

/** Width and height in whatever unit the source has: points of a PDF, pixels of a picture. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

const { shortestMm, longestMm } = DOCUMENT_LIMITS;

/** The size of a work whose first page is of that extent: made smaller or larger where a work cannot have it. */
export function pageSizeOf({ width, height }: Extent, mmPerUnit: number): PageSize {
  const longest = Math.max(width, height) * mmPerUnit;
  const shortest = Math.min(width, height) * mmPerUnit;
  const scale = mmPerUnit * Math.min(Math.max(shortestMm / shortest, 1), longestMm / longest);
  return { widthMm: allowed(width * scale), heightMm: allowed(height * scale) };
}

/** A tenth of a millimetre is what a print shop cuts by. */
function allowed(millimetres: number): number {
  return Math.min(Math.max(Math.round(millimetres * 10) / 10, shortestMm), longestMm);
}

/** What two sides may differ by and still be meant to be the same. */
const TOLERANCE_MM = 0.5;

/**
 * Where something stands on a page (适配页面): as large as it fits, in the middle. What has the page's own size but for a
 * rounding covers it, because a white hairline at the edge would be seen.
 */
export function fittedBox({ width, height }: Extent, { widthMm, heightMm }: PageSize): Box {
  const across = widthMm / width;
  const down = heightMm / height;
  const least = Math.min(across, down);
  const most = Math.max(across, down);
  const over = Math.max(width * most - widthMm, height * most - heightMm);
  const scale = over <= TOLERANCE_MM ? most : least;
  const w = width * scale;
  const h = height * scale;
  return { x: (widthMm - w) / 2, y: (heightMm - h) / 2, w, h };
}
