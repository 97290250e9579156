import type { New, ShapeElement } from '../pages/document.ts';
import { boundsOf, millimetres, type Point } from '../pages/geometry/point.ts';

export const STICKER_KINDS = ['tapes', 'frames', 'signs', 'banners', 'seasons'] as const;
export type StickerKind = (typeof STICKER_KINDS)[number];

/** A small drawing of shapes (贴纸), which prints as sharp as they do; in a box of that size in millimetres. */
export interface Sticker {
  readonly id: string;
  readonly name: string;
  readonly kind: StickerKind;
  readonly w: number;
  readonly h: number;
  /** From the lowest to the highest. */
  readonly parts: readonly Part[];
}

/** The colours of the house that stickers are made of. */
export const PAINT = {
  ink: '#203864',
  inkFaint: '#c9d2e2',
  inkSoft: '#e9edf4',
  brass: '#b8863b',
  brassSoft: '#f6eedd',
  kraft: '#d9bd93',
  cream: '#efe3c8',
  seal: '#b5382e',
  sealFaint: '#e3a39c',
  sealSoft: '#f9e9e7',
  leaf: '#2f6f4f',
  leafFaint: '#a9cbb8',
  leafSoft: '#e6f0ea',
  white: '#ffffff',
} as const;

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly radius?: number;
  readonly opacity?: number;
  readonly dash?: readonly number[];
  readonly turn?: number;
}

type Box = Pick<ShapeElement, 'x' | 'y' | 'w' | 'h'>;
type Part = New<ShapeElement>;

function painted(form: ShapeElement['form'], box: Box, paint: Paint): Part {
  const { fill = null, stroke = null, strokeWidth = 0, radius = 0, ...more } = paint;
  const { x, y, w, h } = box;
  const place = { x: millimetres(x), y: millimetres(y), w: millimetres(w), h: millimetres(h) };
  return { kind: 'shape', form, ...place, fill, stroke, strokeWidth, radius, ...more };
}

export function rect(x: number, y: number, w: number, h: number, paint: Paint): Part {
  return painted('rect', { x, y, w, h }, paint);
}

/** An ellipse about a middle, with its two radii. */
export function oval(x: number, y: number, across: number, down: number, paint: Paint): Part {
  return painted('ellipse', { x: x - across, y: y - down, w: 2 * across, h: 2 * down }, paint);
}

export function line(from: Point, to: Point, stroke: string, strokeWidth: number): Part {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const w = Math.hypot(dx, dy);
  const turn = millimetres((Math.atan2(dy, dx) * 180) / Math.PI);
  const box = { x: (from.x + to.x - w) / 2, y: (from.y + to.y) / 2, w, h: 0 };
  return painted('line', box, { stroke, strokeWidth, ...(turn === 0 ? {} : { turn }) });
}

const SHARES = 100_000;

/** A polygon through points of the sticker's box. */
export function outline(points: readonly Point[], paint: Paint): Part {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const share = (from: number, length: number) =>
    Math.round((length === 0 ? 0 : from / length) * SHARES) / SHARES;
  const shares = points.flatMap((point) => [share(point.x - x, w), share(point.y - y, h)]);
  return { ...painted('polygon', { x, y, w, h }, paint), points: shares };
}

/** Points of a curve, whose places are told from 0 up to before 1. */
export function sampled(count: number, pointAt: (share: number) => Point): readonly Point[] {
  return Array.from({ length: count }, (_, at) => pointAt(at / count));
}

/** A point at a distance from another, in degrees clockwise from above. */
export function around(middle: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: middle.x + distance * Math.sin(angle), y: middle.y - distance * Math.cos(angle) };
}

/** A star of that many rays, from the upper one clockwise. */
export function rays(count: number, middle: Point, outer: number, inner: number): readonly Point[] {
  return Array.from({ length: 2 * count }, (_, at) =>
    around(middle, at % 2 === 0 ? outer : inner, (at * 180) / count),
  );
}

/** A sticker of these parts, wherever they were drawn. */
export function sticker(names: Pick<Sticker, 'id' | 'name' | 'kind'>, parts: readonly Part[]): Sticker {
  const { x, y, w, h } = boundsOf(parts) ?? { x: 0, y: 0, w: 0, h: 0 };
  const moved = parts.map((part) => ({
    ...part,
    ...{ x: millimetres(part.x - x), y: millimetres(part.y - y) },
  }));
  return { ...names, w: millimetres(w), h: millimetres(h), parts: moved };
}
