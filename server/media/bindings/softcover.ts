import { BRASS, INK, mix, PAPER } from '#db/works/palette.ts';
import { path } from '../svg.ts';
import {
  BOARD,
  between,
  type Corner,
  curveTo,
  FAINT,
  face,
  facingLeft,
  facingRight,
  facingUp,
  lineTo,
  moveTo,
  plate,
  SHADE,
  shadow,
  stroke,
  strokes,
  WHITE,
} from './iso.ts';

const LONG = 112;
const WIDE = 84;
const THICK = 38;
const ORIGIN = [38, 104] as const;
const SIGNATURES = 3;
const BRASS_LIGHT = mix(BRASS, PAPER, 0.45);

const onSpine = (u: number, up: number): Corner => [u, 0, up];
const onTail = (v: number, up: number): Corner => [LONG, v, up];
const onTop = (u: number, v: number): Corner => [u, v, THICK];

function ground(): string {
  return shadow([
    [0, 0, 0],
    [LONG + 6, 0, 0],
    [LONG + 22, WIDE + 6, 0],
    [30, WIDE + 14, 0],
  ]);
}

/** The block lies on its back, spine and tail towards the eye, cut flush with its cover. */
function block(): string {
  const edges = between(0, THICK, 8).map((up) => [onTail(1, up), onTail(WIDE, up)]);
  return (
    ground() +
    facingRight([0, WIDE], [0, THICK], LONG, WHITE) +
    strokes(edges, FAINT) +
    stroke(onTail(0, 2.4), onTail(WIDE, 2.4), { stroke: BOARD.side, 'stroke-width': 3 }) +
    stroke(onTail(0, 0), onTail(WIDE, 0))
  );
}

function spine(): string {
  return facingLeft([0, LONG], [0, THICK], 0, BOARD.side);
}

function topCover(): string {
  return facingUp([0, LONG], [0, WIDE], THICK, BOARD.top) + stroke(onTop(0, 8), onTop(LONG, 8), FAINT);
}

/** Print on the cover: a solid of ink across it, as on a plain catalogue. */
function band(): string {
  return facingUp([24, 52], [8, WIDE], THICK, INK, { stroke: 'none' });
}

/** 普通平装: closed and plain, with a flat spine. */
function glued(): string {
  return plate(
    ORIGIN,
    block(),
    spine(),
    facingLeft([24, 52], [0, THICK], 0, INK, { stroke: 'none' }),
    topCover(),
    band(),
  );
}

/** The spine cover ends in a slanted cut; what holds the leaves is seen to the right of it. */
function cutSpine(): string {
  return face([onSpine(0, 0), onSpine(20, 0), onSpine(36, THICK), onSpine(0, THICK)], BOARD.side);
}

/** A folded sheet seen from its fold, rounded at the tail. */
function signature(up: number, rib: number): string {
  const end = LONG - 4;
  const tail = curveTo(onSpine(LONG + 3, up), onSpine(LONG + 3, up + rib), onSpine(end, up + rib));
  const outline = `${moveTo(onSpine(10, up))}${lineTo(onSpine(end, up))}${tail}${lineTo(onSpine(10, up + rib))}Z`;
  return path(outline, { fill: PAPER, 'stroke-width': 1.4 });
}

/** 锁线平装: folded signatures, sewn through their folds. */
function sewn(): string {
  const rib = THICK / SIGNATURES;
  const ribs = Array.from({ length: SIGNATURES }, (_, i) => i * rib);
  const shades = ribs.map((up) => [onSpine(14, up + 2.6), onSpine(LONG - 4, up + 2.6)]);
  const stitches = ribs.flatMap((up) =>
    [42, 64, 86].map((u) => [onSpine(u, up + rib / 2), onSpine(u + 11, up + rib / 2)]),
  );
  return plate(
    ORIGIN,
    block(),
    facingLeft([0, LONG], [0, THICK], 0, SHADE),
    ...ribs.map((up) => signature(up, rib)),
    strokes(shades, { stroke: SHADE, 'stroke-width': 3 }),
    strokes(
      ribs.slice(1).map((up) => [onTail(0, up), onTail(WIDE, up)]),
      { 'stroke-width': 1.6 },
    ),
    strokes(stitches, { 'stroke-width': 3 }),
    cutSpine(),
    topCover(),
    facingUp([34, 72], [30, 62], THICK, INK, { 'stroke-width': 1 }),
  );
}

/** Outline of a leaf that rises from its hinge, bending, up to its free edge. */
function lifted(height: number, reach: number): string {
  const high = THICK + height;
  const bend = curveTo(onTail(22, THICK + 1), onTail(reach * 0.6, THICK + height * 0.3), onTail(reach, high));
  return `${moveTo(onTail(6, THICK))}${bend}${lineTo([0, reach, high])}`;
}

function leaf(height: number, reach: number): string {
  return path(`${lifted(height, reach)}${lineTo([0, 6, THICK])}Z`, { fill: WHITE, 'stroke-width': 1.2 });
}

/** PUR平装: a skin of glue along the spine; the cover lifts and the leaves follow without cracking. */
function pur(): string {
  return plate(
    [38, 112],
    block(),
    facingUp([0, LONG], [0, WIDE], THICK, WHITE),
    facingLeft([0, LONG], [0, THICK], 0, BRASS),
    stroke(onSpine(40, 28), onSpine(LONG - 8, 28), { stroke: BRASS_LIGHT, 'stroke-width': 4 }),
    facingRight([0, 4], [0, THICK], LONG, BRASS, { 'stroke-width': 1 }),
    cutSpine(),
    leaf(8, 82),
    leaf(18, 78),
    leaf(28, 73),
    facingUp([0, LONG], [0, 6], THICK, BOARD.top, { 'stroke-width': 1 }),
    path(`${lifted(38, 66)}${curveTo([0, 40, THICK + 12], [0, 22, THICK + 1], [0, 6, THICK])}Z`, {
      fill: BOARD.top,
    }),
    stroke(onTail(0, THICK), [0, 0, THICK]),
  );
}

export const SOFTCOVERS = { 'putong-ping': glued(), 'suoxian-ping': sewn(), 'pur-ping': pur() };
