import { type Corner, isometric, type Reach } from '#contracts/rules/print/isometric.ts';
import { INK, mix, PAPER } from '#db/works/palette.ts';
import { type Attributes, el, group, num, type Point, path, smooth } from '../svg.ts';

/** A corner of a book: along u (to the lower right), along v (to the upper right) and up. */
export type { Corner };

export const WHITE = '#FFFFFF';
export const SHADE = '#E6E2D9';

/** Soft covers are plain board, hard ones cloth in full ink: each lit, turned away, and half turned. */
export const BOARD = { top: SHADE, side: mix(SHADE, INK, 0.15) };
export const CLOTH = { top: mix(INK, PAPER, 0.2), side: INK, end: mix(INK, PAPER, 0.1) };

export const FAINT: Attributes = { 'stroke-width': 1, opacity: 0.4 };
const view = isometric({ right: 0.83, down: 0.42, across: -1, origin: [0, 0] });

export const at = view.flat;

/** A filled plane through its corners. */
export function face(corners: readonly Corner[], fill: string, rest: Attributes = {}): string {
  return path(view.face(...corners), { fill, ...rest });
}

/** A cover or a page that lies: seen from above. */
export function facingUp(u: Reach, v: Reach, up: number, fill: string, rest?: Attributes): string {
  return path(view.facingUp(u, v, up), { fill, ...rest });
}

/** A spine, or the near edge of an open book. */
export function facingLeft(u: Reach, up: Reach, v: number, fill: string, rest?: Attributes): string {
  return path(view.facingLeft(u, up, v), { fill, ...rest });
}

/** The tail of a lying book, the front of a standing one. */
export function facingRight(v: Reach, up: Reach, u: number, fill: string, rest?: Attributes): string {
  return path(view.facingRight(v, up, u), { fill, ...rest });
}

/** Strokes that share one pen. */
export function strokes(runs: readonly (readonly Corner[])[], rest: Attributes = {}): string {
  return path(runs.map((run) => view.thread(...run)).join(''), rest);
}

/** Part of a path: one cubic curve on from where the pen stands. */
export function curveTo(a: Corner, b: Corner, end: Corner): string {
  return `C${[a, b, end].map(view.at).join(' ')}`;
}

export function moveTo(corner: Corner): string {
  return `M${view.at(corner)}`;
}

export function lineTo(corner: Corner): string {
  return `L${view.at(corner)}`;
}

/** One straight stroke. */
export function stroke(from: Corner, to: Corner, rest: Attributes = {}): string {
  return strokes([[from, to]], rest);
}

/** Even steps strictly between two bounds: page edges, ribs, rings. */
export function between(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 1)) / (count + 1));
}

/** Printed hills: a soft crest closed along its foot, without an outline. */
export function hills(crest: readonly Point[], foot: readonly Point[], fill: string): string {
  const down = foot.map(([x, y]) => `L${num(x)} ${num(y)}`).join('');
  return path(`${smooth(crest)}${down}Z`, { fill, stroke: 'none' });
}

/** What lies on the table throws a flat shadow to the right, without an outline. */
export function shadow(corners: readonly Corner[]): string {
  return face(corners, INK, { stroke: 'none', opacity: 0.1 });
}

/** One size, one pen and one light for all twelve, so that they read as one family. */
export function plate([x, y]: Point, ...shapes: readonly string[]): string {
  const pen = {
    transform: `translate(${num(x)} ${num(y)})`,
    fill: 'none',
    stroke: INK,
    'stroke-width': 1.8,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const size = { viewBox: '0 0 240 180', width: 240, height: 180 };
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, 'aria-hidden': 'true' },
    group(pen, ...shapes),
  );
}
