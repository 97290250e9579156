import type { Point } from '#contracts/rules/pages/geometry/point.ts';
import type { Zoom } from './editor-store.ts';

/** How large a page can be shown, in percent of its real size. */
const STEPS = [10, 25, 50, 75, 100, 150, 200, 300, 400] as const;
const PX_PER_INCH = 96;
const MM_PER_INCH = 25.4;

/** Pixels of the screen for a millimetre of paper at a hundred percent. */
export const REAL_SIZE = PX_PER_INCH / MM_PER_INCH;

/** The next larger or smaller size; the same where there is none. */
export function nextZoom(percent: number, isLarger: boolean): number {
  const steps = isLarger ? STEPS : [...STEPS].reverse();
  const next = steps.find((step) => (isLarger ? step > percent + 1 : step < percent - 1));
  return next ?? percent;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Pixels for a millimetre, so that the paper fits or as large as was chosen. */
export function pxPerMm(zoom: Zoom, paper: Room, room: Room): number {
  if (zoom !== 'fit') return (zoom / 100) * REAL_SIZE;
  return Math.max(Math.min(room.width / paper.width, room.height / paper.height), 0.1);
}

/** A size between the smallest and the largest step, as fine as hands are. */
export function percentWithin(percent: number): number {
  const within = Math.min(Math.max(percent, STEPS[0]), STEPS[STEPS.length - 1] ?? percent);
  return Math.round(within * 10) / 10;
}

/** How a page is shown while a gesture lasts: moved by pixels, and that many times as large. */
export interface View extends Point {
  readonly scale: number;
}

export const LIES_STILL: View = { x: 0, y: 0, scale: 1 };

export function shifted({ x, y, scale }: View, by: Point): View {
  return { x: x + by.x, y: y + by.y, scale };
}

/** That many times as large, while what is at a point, counted from the corner of what lies still, stays there. */
export function zoomedAbout({ x, y, scale }: View, at: Point, times: number): View {
  return { x: at.x + (x - at.x) * times, y: at.y + (y - at.y) * times, scale: scale * times };
}

/** A notch of a mouse is a quarter more; fingers on a pad turn it by little pieces. */
const NOTCH = 22;

/** How many times as large a turn of the wheel makes it, or the fingers on a pad that the browser tells as one. */
export function wheelTimes({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const turned = deltaMode === 0 ? deltaY : deltaY * NOTCH;
  return Math.exp(-Math.min(Math.max(turned, -NOTCH), NOTCH) / 100);
}
