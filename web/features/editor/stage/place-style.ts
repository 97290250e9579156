import type { CSSProperties } from 'react';
import type { Turned } from '#contracts/rules/pages/geometry/point.ts';

/** Millimetres of the page in pixels of the screen, whatever the zoom: `--mm` is set on the stage. */
export function mm(length: number): string {
  return `calc(${length} * var(--mm))`;
}

/** Where something stands over the page. */
export function overPage({ x, y, w, h, turn }: Turned): CSSProperties {
  return {
    left: mm(x),
    top: mm(y),
    width: mm(w),
    height: mm(h),
    ...(turn ? { transform: `rotate(${turn}deg)` } : {}),
  };
}
