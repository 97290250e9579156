import type { CSSProperties } from 'react';
import type { Turned } from '#contracts/rules/pages/geometry/point.ts';

/** Millimetres of the page in pixels of the screen, whatever the zoom: `--mm` is set on the stage. */
export function mm(length: number): string {
  return `calc(${length} * var(--mm))`;
}

/** A square over the page, of which a percent is a millimetre: what stands in it is not styled again by a zoom. */
export const HUNDRED_MM: CSSProperties = {
  ...{ position: 'absolute', top: 0, left: 0, width: mm(100), height: mm(100), pointerEvents: 'none' },
};

/** Where something stands in it. */
export function inHundredMm({ x, y, w, h, turn }: Turned): CSSProperties {
  return { left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%`, ...turned(turn) };
}

/** Where something stands over the page. */
export function overPage({ x, y, w, h, turn }: Turned): CSSProperties {
  return {
    left: mm(x),
    top: mm(y),
    width: mm(w),
    height: mm(h),
    ...turned(turn),
  };
}

function turned(turn: number | undefined): CSSProperties {
  return turn ? { transform: `rotate(${turn}deg)` } : {};
}
