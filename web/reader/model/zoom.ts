/** How large the pages are and where they lie (缩放与平移), counted from the middle of the stage. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
const LEAST = 0.5;
const MOST = 4;
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** A double tap looks closer by this much. */
const CLOSER = 2;

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** What is larger than the stage may be moved until its edge meets the stage's. */
function kept({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const sideways = Math.max(0, ((scale - 1) * width) / 2);
  const upright = Math.max(0, ((scale - 1) * height) / 2);
  return { scale, x: within(x, -sideways, sideways), y: within(y, -upright, upright) };
}

/** Another scale, where the point under the finger stays. */
export function zoomedTo(zoom: Zoom, wanted: number, stage: Size, at: Point = { x: 0, y: 0 }): Zoom {
  const scale = within(wanted, LEAST, MOST);
  const growth = scale / zoom.scale;
  const x = at.x - (at.x - zoom.x) * growth;
  const y = at.y - (at.y - zoom.y) * growth;
  return kept({ scale, x, y }, stage);
}

export function panned(zoom: Zoom, by: Point, stage: Size): Zoom {
  return kept({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}

/** The next larger or smaller of the usual scales. */
export function nextStep(scale: number, direction: 1 | -1): number {
  const steps = direction === 1 ? STEPS : [...STEPS].reverse();
  return steps.find((step) => (step - scale) * direction > 0.001) ?? scale;
}

/** A double tap: closer, or back to the whole page. */
export function toggled(zoom: Zoom, stage: Size, at: Point): Zoom {
  return zoom.scale === 1 ? zoomedTo(zoom, CLOSER, stage, at) : NO_ZOOM;
}
