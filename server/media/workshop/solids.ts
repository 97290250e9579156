import { INK, mix, PAPER } from '#db/works/palette.ts';
import { at, type Corner, facingLeft, facingRight, facingUp, plate } from '../bindings/iso.ts';
import { type Attributes, num, type Point, path, poly, rect } from '../svg.ts';

type Reach = readonly [from: number, to: number];

export interface Skin {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

const SHEET = '#FFFFFF';
export const STEEL: Skin = {
  top: mix(PAPER, INK, 0.12),
  left: mix(PAPER, INK, 0.3),
  right: mix(PAPER, INK, 0.2),
};
export const IRON: Skin = { top: mix(INK, PAPER, 0.25), left: INK, right: mix(INK, PAPER, 0.12) };
export const PAPERS: Skin = { top: SHEET, left: mix(PAPER, INK, 0.08), right: mix(PAPER, INK, 0.04) };
export const WOOD: Skin = { top: '#EADBC0', left: '#CDB48A', right: '#DBC7A3' };

/** A box by its reaches along u, v and up; the three faces that the eye sees. */
export function box(u: Reach, v: Reach, up: Reach, skin: Skin, rest: Attributes = {}): string {
  return (
    facingLeft(u, up, v[0], skin.left, rest) +
    facingRight(v, up, u[1], skin.right, rest) +
    facingUp(u, v, up[1], skin.top, rest)
  );
}

/** Sheets that lie on each other: a box with its edges drawn. */
export function stack(u: Reach, v: Reach, up: Reach, every = 4): string {
  const edges: string[] = [];
  for (let z = up[0] + every; z < up[1]; z += every) {
    edges.push(poly([at([u[0], v[0], z]), at([u[1], v[0], z]), at([u[1], v[1], z])]));
  }
  return box(u, v, up, PAPERS) + path(edges.join(''), { 'stroke-width': 0.8, opacity: 0.35 });
}

const TURN = 36;

/** A circle that faces the lower left, around a point. */
export function upright([u, v, up]: Corner, radius: number): Point[] {
  return Array.from({ length: TURN }, (_, i) => {
    const angle = (i / TURN) * 2 * Math.PI;
    return at([u + radius * Math.cos(angle), v, up + radius * Math.sin(angle)]);
  });
}

/** A circle that lies flat, around a point. */
export function flat([u, v, up]: Corner, radius: number): Point[] {
  return Array.from({ length: TURN }, (_, i) => {
    const angle = (i / TURN) * 2 * Math.PI;
    return at([u + radius * Math.cos(angle), v + radius * Math.sin(angle), up]);
  });
}

export function shape(points: readonly Point[], fill: string, rest: Attributes = {}): string {
  return path(poly(points, true), { fill, ...rest });
}

/** A roller along v: its near end is a full circle, its side runs between the outermost points of both ends. */
export function roller(
  [u, v, up]: Corner,
  length: number,
  radius: number,
  side: string,
  end: string,
): string {
  const near = upright([u, v, up], radius);
  const far = upright([u, v + length, up], radius);
  const [x, y] = at([u, v, up]);
  const [farX, farY] = at([u, v + length, up]);
  const across = ([px, py]: Point) => (farX - x) * (py - y) - (farY - y) * (px - x);
  const order = near.map((_, i) => i).sort((a, b) => across(near[a] ?? [0, 0]) - across(near[b] ?? [0, 0]));
  const first = order[0] ?? 0;
  const last = order.at(-1) ?? 0;
  const corners = [near[first], far[first], far[last], near[last]].filter((point) => point !== undefined);
  return shape(far, side) + shape(corners, side, { stroke: 'none' }) + sideLines(corners) + shape(near, end);
}

function sideLines([a, b, c, d]: readonly Point[]): string {
  if (!a || !b || !c || !d) return '';
  return path(poly([a, b]) + poly([c, d]));
}

/** A corner of the workshop: one wall, one floor, one light for all pictures of the diary (生产日记). */
export function scene([x, y]: Point, ...shapes: readonly string[]): string {
  const floor = `M${num(-x)} ${num(118 - y)}L${num(240 - x)} ${num(104 - y)}V${num(180 - y)}H${num(-x)}Z`;
  return plate(
    [x, y],
    rect(-x, -y, 240, 180, { fill: PAPER, stroke: 'none' }),
    path(floor, { fill: mix(PAPER, '#E6E2D9', 0.75), stroke: 'none' }),
    ...shapes,
  );
}
