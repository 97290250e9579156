import { areaInBox, boxOfArea } from '#contracts/rules/pages/areas/area-edits.ts';
import { AREAS_OF_PAGE } from '#contracts/rules/pages/areas/check-areas.ts';
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

/** What the keyboard does with what is chosen; a phone has none. */
export const KEYS_HINT = '键盘用方向键移动 1 毫米（Shift 5 毫米，Alt 0.1 毫米），Delete 删除。';

/** What can be done on the page at the moment. */
export function hintOf(tool: Tool, isTrying: boolean, isFull: boolean): string {
  if (isTrying) return '正在试用：热区按读者看到的样子工作，页面和热区都不会改动。';
  if (isFull) return `这一页已有 ${AREAS_OF_PAGE} 个热区，删除不用的再画。`;
  if (tool === 'rect') return '在页面上按住拖出一个矩形。';
  if (tool === 'polygon') return '依次点出各个角，点回第一个角或按回车完成，按 Esc 放弃。';
  if (tool === 'point') return '在页面上点一下。';
  return '拖动可移动，拖角可缩放。';
}
