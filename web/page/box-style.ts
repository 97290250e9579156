import type { CSSProperties } from 'react';
import type { Box, Placed } from '#contracts/rules/pages/document.ts';
import { px } from './scale.ts';

export function boxStyle({ x, y, w, h }: Box): CSSProperties {
  return { left: px(x), top: px(y), width: px(w), height: px(h) };
}

/** Where an element stands, how it is turned and how much shows through it. */
export function placedStyle(element: Placed): CSSProperties {
  return { ...boxStyle(element), ...turnedStyle(element) };
}

export function turnedStyle({ turn, opacity }: Placed): CSSProperties {
  return {
    ...(turn ? { transform: `rotate(${turn}deg)` } : {}),
    ...(opacity === undefined ? {} : { opacity }),
  };
}
