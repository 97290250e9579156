import type { Box, Page, PageElement } from '../pages/document.ts';
import { boundsOf, millimetres } from '../pages/geometry/point.ts';
import { BLEED_MM, type BoundPage, GUTTER_MM, pageBoxes } from '../print/page-boxes.ts';
import type { Layout } from './layout.ts';

/** Between two photos. */
export const GAP_MM = 3;
/** White around the photos of a page, as a share of its shorter side. */
const MARGIN = 0.07;
/** A picture that covers so much of its page is its ground. */
const GROUND = 0.85;
/** With less of a page than this left, photos would be stamps. */
const LEAST = 0.15;

/** Where on the page photos may be arranged, and whether that is all of it. */
export interface Room {
  readonly box: Box;
  readonly isWhole: boolean;
}

const areaOf = ({ w, h }: Box) => Math.max(w, 0) * Math.max(h, 0);

function insetBy({ x, y, w, h }: Box, by: number): Box {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

/** What stays on a page lies in the way, but not what is below everything, nor what is not seen. */
function isInTheWay({ widthMm, heightMm }: BoundPage): (element: PageElement) => boolean {
  return (element) =>
    ['image', 'text', 'code'].includes(element.kind) && areaOf(element) < GROUND * widthMm * heightMm;
}

/** The largest part of a page beside what stays on it; null where too little is left. */
export function roomBeside(stays: readonly PageElement[], page: BoundPage): Room | null {
  const { widthMm, heightMm } = page;
  const { safe, trim } = pageBoxes(page);
  const taken = boundsOf(stays.filter(isInTheWay(page)));
  if (taken === null) return { box: trim, isWhole: true };
  const all = insetBy(trim, marginOf(page));
  const bounds = insetBy(taken, -GAP_MM);
  const [right, bottom] = [all.x + all.w, all.y + all.h];
  const strips = [
    { ...all, h: bounds.y - all.y },
    { ...all, w: bounds.x - all.x },
    { ...all, y: bounds.y + bounds.h, h: bottom - bounds.y - bounds.h },
    { ...all, x: bounds.x + bounds.w, w: right - bounds.x - bounds.w },
  ].map((strip) => within(strip, safe));
  const [largest = all] = strips.sort((one, other) => areaOf(other) - areaOf(one));
  return areaOf(largest) < LEAST * widthMm * heightMm ? null : { box: largest, isWhole: false };
}

/** What of a box lies in another one. */
export function within(box: Box, other: Box): Box {
  const [x, y] = [Math.max(box.x, other.x), Math.max(box.y, other.y)];
  const right = Math.min(box.x + box.w, other.x + other.w);
  const bottom = Math.min(box.y + box.h, other.y + other.h);
  return { x, y, w: right - x, h: bottom - y };
}

function marginOf({ widthMm, heightMm }: BoundPage): number {
  return Math.max(MARGIN * Math.min(widthMm, heightMm), GUTTER_MM);
}

/** A cell of a layout in millimetres: half a gap at inner edges, and past the edge of the page where it runs over it. */
export function placed(
  cell: Box,
  { frame }: Pick<Layout, 'frame'>,
  { box, isWhole }: Room,
  page: BoundPage,
): Box {
  const isOver = frame === 'bleed' && isWhole;
  const area = isWhole && !isOver ? insetBy(box, marginOf(page)) : box;
  const [start, end] = [edgeOf(cell.x, isOver), edgeOf(1 - cell.x - cell.w, isOver)];
  const [top, bottom] = [edgeOf(cell.y, isOver), edgeOf(1 - cell.y - cell.h, isOver)];
  const x = millimetres(area.x + cell.x * area.w + start);
  const y = millimetres(area.y + cell.y * area.h + top);
  return {
    ...{ x, y },
    w: millimetres(area.x + (cell.x + cell.w) * area.w - end - x),
    h: millimetres(area.y + (cell.y + cell.h) * area.h - bottom - y),
  };
}

/** How far a side moves in; what lies on the edge of a page moves out, so that the cut never leaves a white line. */
function edgeOf(toFrame: number, isOver: boolean): number {
  if (toFrame > 0.001) return GAP_MM / 2;
  return isOver ? -BLEED_MM : 0;
}

/** What an arrangement made and nothing touched since; generating again replaces it. */
export function isArranged({ by, pinned }: PageElement): boolean {
  return by === 'layout' && !pinned;
}

/** Whether everything on a page was arranged, so that an album may be filled there. */
export function isFree({ elements }: Page): boolean {
  return elements.every(isArranged);
}
