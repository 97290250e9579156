import { BRASS, INK, mix, PAPER } from '#db/works/palette.ts';
import { ellipse } from '../svg.ts';
import {
  at,
  between,
  CLOTH,
  type Corner,
  FAINT,
  face,
  facingLeft,
  facingRight,
  facingUp,
  hills,
  plate,
  SHADE,
  shadow,
  stroke,
  strokes,
  WHITE,
} from './iso.ts';

const SPREAD = 156;
const WIDE = 78;
const HALF = SPREAD / 2;
/** Crests on the lying page, as along and up it. */
const FAR_CREST = [
  [0, 40],
  [20, 54],
  [46, 68],
  [66, 50],
  [84, 44],
  [106, 56],
  [130, 42],
  [SPREAD, 34],
] as const;
const NEAR_CREST = [
  [0, 26],
  [24, 22],
  [52, 18],
  [78, 32],
  [98, 34],
  [120, 18],
  [SPREAD, 12],
] as const;

const FAR = mix(PAPER, INK, 0.42);
const SKY = mix(PAPER, INK, 0.1);

/** 全景平装: opened to 180 degrees, one picture runs through the fold. */
function panorama(): string {
  const T = 13;
  const D = 92;
  const [x, y] = at([118, 68, T]);
  const foot = [at([SPREAD, 0, T]), at([0, 0, T])];
  return plate(
    [14, 86],
    shadow([
      [4, 0, 0],
      [SPREAD, 0, 0],
      [SPREAD + 14, D + 6, 0],
      [30, D + 12, 0],
    ]),
    facingLeft([0, SPREAD], [0, T], 0, WHITE),
    facingRight([0, D], [0, T], SPREAD, SHADE),
    strokes(
      between(0, T, 3).map((z): Corner[] => [
        [0, 0, z],
        [SPREAD, 0, z],
        [SPREAD, D, z],
      ]),
      FAINT,
    ),
    facingUp([0, SPREAD], [0, D], T, SKY),
    ellipse(x, y, 13, 6.6, { fill: BRASS, stroke: 'none' }),
    hills(
      FAR_CREST.map(([u, v]) => at([u, v, T])),
      foot,
      FAR,
    ),
    hills(
      NEAR_CREST.map(([u, v]) => at([u, v, T])),
      foot,
      INK,
    ),
    facingUp([0, SPREAD], [0, D], T, 'none'),
    stroke([HALF, 2, T], [HALF, D - 2, T], { stroke: WHITE, 'stroke-width': 1.4, opacity: 0.8 }),
    stroke([HALF, 0, 0], [HALF, 0, T], { 'stroke-width': 1.4 }),
  );
}

function slabs(from: number, to: number, low: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const z = low + i * 7;
    return (
      facingLeft([from, to], [z, z + 7], 0, PAPER) +
      facingRight([0, WIDE], [z, z + 7], to, SHADE) +
      strokes(
        [
          [
            [from, 0, z + 3.5],
            [to, 0, z + 3.5],
            [to, WIDE, z + 3.5],
          ],
        ],
        FAINT,
      )
    );
  }).join('');
}

/** 对裱精装: board-like leaves on a hard case, one of them just being turned. */
function mountedHard(): string {
  const over = 5;
  const base = 6;
  const T = base + 14;
  const tip: Corner = [HALF - 34, 0, T + 62];
  const thick: Corner = [HALF - 27, 0, T + 66];
  return plate(
    [22, 104],
    shadow([
      [4, -over, 0],
      [SPREAD + 8, -over, 0],
      [SPREAD + 18, WIDE + 8, 0],
      [30, WIDE + 14, 0],
    ]),
    facingLeft([-over, SPREAD + over], [0, base], -over, CLOTH.side),
    facingRight([-over, WIDE + over], [0, base], SPREAD + over, CLOTH.end),
    facingUp([-over, SPREAD + over], [-over, WIDE + over], base, CLOTH.top),
    slabs(0, HALF, base, 2),
    slabs(HALF, SPREAD, base, 2),
    facingUp([0, HALF], [0, WIDE], T, WHITE),
    facingUp([HALF, SPREAD], [0, WIDE], T, WHITE),
    facingUp([HALF + 16, SPREAD - 10], [12, WIDE - 12], T, SKY, { stroke: 'none' }),
    hills(
      [at([HALF + 16, 30, T]), at([HALF + 34, 48, T]), at([HALF + 50, 34, T]), at([SPREAD - 10, 40, T])],
      [at([SPREAD - 10, 12, T]), at([HALF + 16, 12, T])],
      INK,
    ),
    face([[HALF, 0, T], [HALF + 7, 0, T], thick, tip], SHADE),
    face([[HALF + 7, 0, T], [HALF + 7, WIDE, T], [thick[0], WIDE, thick[2]], thick], PAPER),
    face([tip, thick, [thick[0], WIDE, thick[2]], [tip[0], WIDE, tip[2]]], WHITE),
  );
}

export const LAY_FLAT = {
  'quanjing-ping': panorama(),
  'duibiao-jing': mountedHard(),
};
