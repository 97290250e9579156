import type { Point } from './point.ts';

/** From -180, excluded, to 180 degrees. */
export function fullTurn(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  return Math.round((rest > 180 ? rest - 360 : rest) * 10) / 10 + 0;
}

const STEP = 15;
/** Half a degree is too fine to be meant by hand. */
const NEARLY = 2;

/** The turn whose handle, above the middle, points there; near an eighth of a turn it is one. */
export function turnTowards(middle: Point, { x, y }: Point, bySteps = false): number {
  const degrees = (Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI;
  if (bySteps) return fullTurn(Math.round(degrees / STEP) * STEP);
  const near = Math.round(degrees / 45) * 45;
  return fullTurn(Math.abs(degrees - near) < NEARLY ? near : degrees);
}
