import { areaInBox, boxOfArea } from '#contracts/rules/pages/areas/area-edits.ts';
import type { Box, HotArea, Id } from '#contracts/rules/pages/document.ts';
import { newId } from '#web/features/editor/model/new-id.ts';
import { POINT_RADIUS_MM } from '#web/page/areas/area-shape.tsx';

/** What the pointer does on the page (工具). */
export const TOOLS = { choose: '选择', rect: '矩形', polygon: '多边形', point: '圆点' } as const;
export type Tool = keyof typeof TOOLS;

export interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

export function newArea(shape: HotArea['shape'], points: readonly number[], page: Id): HotArea {
  const rounded = points.map((value) => Math.round(value * 10) / 10);
  return { id: newId(), shape, points: rounded, target: { to: 'page', page }, label: '', look: 'frame' };
}

/** One in the middle of the page, for drawing with the keyboard. */
export function areaInMiddle({ widthMm, heightMm }: Size, page: Id): HotArea {
  const [w, h] = [widthMm / 3, heightMm / 8];
  const [x, y] = [(widthMm - w) / 2, (heightMm - h) / 2];
  return newArea('rect', [x, y, x + w, y + h], page);
}

/** Where the handles of an area stand: a point is as large as it is drawn. */
export function shownBox(area: Pick<HotArea, 'shape' | 'points'>): Box {
  const { x, y, w, h } = boxOfArea(area);
  if (area.shape !== 'point') return { x, y, w, h };
  const side = 2 * POINT_RADIUS_MM;
  return { x: x - POINT_RADIUS_MM, y: y - POINT_RADIUS_MM, w: side, h: side };
}

export function inBox(area: HotArea, change: Partial<Box>, size: Size): HotArea {
  return areaInBox(area, { ...boxOfArea(area), ...change }, size);
}
