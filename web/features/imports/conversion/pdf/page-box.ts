import type { Box } from '#contracts/rules/pages/document.ts';
import type { PageSize } from '../paged-source.ts';
import type { Point } from './matrix.ts';

/** The box around these points, as much of it as lies on the page; null where nothing does. */
export function boxAround(points: readonly Point[], { widthMm, heightMm }: PageSize): Box | null {
  const xs = points.map(([x]) => within(x, widthMm));
  const ys = points.map(([, y]) => within(y, heightMm));
  const x = hundredths(Math.min(...xs));
  const y = hundredths(Math.min(...ys));
  const w = hundredths(Math.max(...xs) - x);
  const h = hundredths(Math.max(...ys) - y);
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

function within(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), most) : 0;
}

function hundredths(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
