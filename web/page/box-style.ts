import type { CSSProperties } from 'react';
import type { Box } from '#contracts/rules/pages/document.ts';
import { px } from './scale.ts';

export function boxStyle({ x, y, w, h }: Box): CSSProperties {
  return { left: px(x), top: px(y), width: px(w), height: px(h) };
}
