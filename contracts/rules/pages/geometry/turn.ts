import type { Point } from './point.ts';

/** From -180, excluded, to 180 degrees. */
export function fullTurn(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  return Math.round((rest > 180 ? rest - 360 : rest) * 10) / 10 + 0;
}

const STEP = 15;
/** Half a degree is too fine to be meant by hand. */
const NEARLY = 2;

/** Where a point lies about a middle, in degrees clockwise from above it. */
export function bearing(middle: Point, { x, y }: Point): number {
  return (Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI;
}

/** The turn of what is held at a point above the middle, or at that bearing; near an eighth of a turn it is one. */
export function turnTowards(middle: Point, point: Point, bySteps = false, from = 0): number {
  const degrees = bearing(middle, point) - from;
  if (bySteps) return fullTurn(Math.round(degrees / STEP) * STEP);
  const near = Math.round(degrees / 45) * 45;
  return fullTurn(Math.abs(degrees - near) < NEARLY ? near : degrees);
}
