import { BRASS, mix, PAPER } from '#db/works/palette.ts';
import { path } from '../svg.ts';
import {
  between,
  CLOTH,
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

const THICK = 50;
const WIDE = 82;
const TALL = 104;
const BOARD_EDGE = 5;
/** The boards stand proud of the leaves by this much (飘口). */
const SQUARE = 5;
/** Three signatures fill the spine between the boards. */
const FOLD = (THICK - 2 * BOARD_EDGE) / 3;
const ORIGIN = [64, 147] as const;

const onSpine = (u: number, up: number): Corner => [u, 0, up];
const onFront = (v: number, up: number): Corner => [THICK, v, up];

/** Upright, spine to the left, seen a little from above: boards, leaves set back, headband (堵头布). */
function top(): string {
  const low = TALL - SQUARE;
  const inner = THICK - BOARD_EDGE;
  const leaves = between(BOARD_EDGE, inner, 6).map((u): Corner[] => [
    [u, 8, low],
    [u, WIDE - 4, low],
  ]);
  return (
    facingUp([0, BOARD_EDGE], [0, WIDE], TALL, CLOTH.top) +
    facingRight([0, WIDE], [low - 30, TALL], BOARD_EDGE, SHADE) +
    facingUp([BOARD_EDGE, inner], [4, WIDE - 3], low, WHITE) +
    strokes(leaves, FAINT) +
    stroke([BOARD_EDGE + 3, 10, low + 2], [inner - 2, 10, low + 2], { stroke: BRASS, 'stroke-width': 5 }) +
    facingUp([inner, THICK], [0, WIDE], TALL, CLOTH.top) +
    facingUp([0, THICK], [0, 3], TALL, CLOTH.top)
  );
}

function ground(): string {
  return shadow([
    [0, 0, 0],
    [THICK, 0, 0],
    [THICK + 26, WIDE + 4, 0],
    [THICK, WIDE + 24, 0],
    [THICK, WIDE, 0],
  ]);
}

function front(): string {
  return (
    facingRight([0, WIDE], [0, TALL], THICK, CLOTH.end) +
    stroke(onFront(10, 1), onFront(10, TALL - 1), { stroke: PAPER, 'stroke-width': 1.4, opacity: 0.5 })
  );
}

function spine(): string {
  return facingLeft([0, THICK], [0, TALL], 0, CLOTH.side);
}

/** The cloth of the spine is cut open; only its foot is left standing. */
function spineFoot(): string {
  return face([onSpine(0, 0), onSpine(THICK, 0), onSpine(THICK, 18), onSpine(0, 34)], CLOTH.side);
}

/** 普通精装: a closed case with a square spine and a title label. */
function glued(): string {
  return plate(
    ORIGIN,
    ground(),
    top(),
    spine(),
    front(),
    facingLeft([12, 38], [70, 94], 0, PAPER),
    facingRight([26, 66], [56, 92], THICK, PAPER),
    strokes(
      [
        [onFront(36, 78), onFront(56, 78)],
        [onFront(36, 69), onFront(50, 69)],
      ],
      { 'stroke-width': 2 },
    ),
  );
}

/** A folded sheet seen from its fold, rounded at the head. */
function signature(u: number): string {
  const high = TALL - 10;
  const head = curveTo(onSpine(u, high + 6), onSpine(u + FOLD, high + 6), onSpine(u + FOLD, high));
  return path(
    `${moveTo(onSpine(u, 10))}${lineTo(onSpine(u, high))}${head}${lineTo(onSpine(u + FOLD, 10))}Z`,
    {
      fill: PAPER,
      'stroke-width': 1.4,
    },
  );
}

/** 锁线精装: under the cloth the signatures, sewn through their folds. */
function sewn(): string {
  const ribs = [0, 1, 2].map((i) => BOARD_EDGE + i * FOLD);
  const stitches = ribs.flatMap((u) =>
    [46, 68, 90].map((up): Corner[] => [onSpine(u + FOLD / 2, up - 5), onSpine(u + FOLD / 2, up + 5)]),
  );
  return plate(
    ORIGIN,
    ground(),
    top(),
    spine(),
    ...ribs.map(signature),
    strokes(stitches, { 'stroke-width': 3 }),
    spineFoot(),
    front(),
  );
}

/** PUR精装: under the cloth a skin of glue over the whole spine. */
function pur(): string {
  return plate(
    ORIGIN,
    ground(),
    top(),
    spine(),
    facingLeft([5, 45], [10, TALL - 5], 0, BRASS),
    stroke(onSpine(14, 44), onSpine(14, TALL - 16), {
      stroke: mix(BRASS, PAPER, 0.45),
      'stroke-width': 4,
    }),
    spineFoot(),
    front(),
  );
}

export const HARDCOVERS = { 'putong-jing': glued(), 'suoxian-jing': sewn(), 'pur-jing': pur() };
