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
