import { BRASS, INK, mix, PAPER } from '#db/works/palette.ts';
import { ellipse } from '../svg.ts';
import {
  at,
  BOARD,
  between,
  CLOTH,
  type Corner,
  FAINT,
  face,
  facingLeft,
  facingRight,
  facingUp,
  plate,
  SHADE,
  shadow,
  strokes,
  WHITE,
} from './iso.ts';

const STAPLES: readonly (readonly Corner[])[] = [
  [
    [0, 0, 18],
    [0, 0, 36],
  ],
  [
    [0, 0, 62],
    [0, 0, 80],
  ],
];

/** 骑马钉: a thin booklet standing half open, its fold and the two staples towards the eye. */
function saddle(): string {
  const W = 92;
  const tall = 98;
  const T = 7;
  return plate(
    [120, 150],
    shadow([
      [0, 0, 0],
      [0, W, 0],
      [16, W + 6, 0],
      [10, 4, 0],
    ]),
    face(
      [
        [-W, 0, tall],
        [0, 0, tall],
        [0, W, tall],
        [-T, W, tall],
        [-T, T, tall],
        [-W, T, tall],
      ],
      WHITE,
    ),
    strokes(
      [
        [
          [-W, T / 2, tall],
          [-T / 2, T / 2, tall],
          [-T / 2, W, tall],
        ],
      ],
      FAINT,
    ),
    facingLeft([-W, 0], [0, tall], 0, BOARD.side),
    facingRight([0, W], [0, tall], 0, BOARD.top),
    facingRight([22, 72], [42, 80], 0, PAPER, { 'stroke-width': 1.2 }),
    strokes(STAPLES, { stroke: WHITE, 'stroke-width': 10 }),
    strokes(STAPLES, { 'stroke-width': 5.6 }),
  );
}

/** 铁圈装: a desk calendar on its easel, hanging from a row of wire rings. */
function ringed(): string {
  const U = 124;
  const D = 34;
  const Z = 92;
  const lean = (u: number, t: number): Corner => [u, D * t - 2, Z * t + 2];
  const days = [0.2, 0.36, 0.52].flatMap((t) => [18, 37, 56, 75, 94].map((u) => [u, t] as const));
  return plate(
    [30, 122],
    shadow([
      [0, 0, 0],
      [U, 0, 0],
      [U + 16, D * 2 + 6, 0],
      [24, D * 2 + 10, 0],
    ]),
    face(
      [
        [U, D * 2, 0],
        [U, D, Z],
        [0, D, Z],
        [0, D * 2, 0],
      ],
      mix(INK, PAPER, 0.35),
    ),
    facingUp([0, U], [0, D * 2], 0, SHADE),
    face(
      [
        [U, 0, 0],
        [U, D, Z],
        [U, D * 2, 0],
      ],
      CLOTH.side,
    ),
    face(
      [
        [0, 0, 0],
        [U, 0, 0],
        [U, D, Z],
        [0, D, Z],
      ],
      CLOTH.top,
    ),
    face([lean(6, 0.07), lean(U - 6, 0.07), lean(U - 6, 0.96), lean(6, 0.96)], WHITE),
    face([lean(18, 0.7), lean(70, 0.7), lean(70, 0.84), lean(18, 0.84)], INK, { stroke: 'none' }),
    ...days.map(([u, t]) =>
      face(
        [lean(u, t), lean(u + 12, t), lean(u + 12, t + 0.1), lean(u, t + 0.1)],
        u === 75 && t === 0.36 ? BRASS : BOARD.top,
        { stroke: 'none' },
      ),
    ),
    ...between(0, U, 10).map((u) => {
      const [x, y] = at([u, D, Z]);
      return ellipse(x, y - 1, 4, 9, { 'stroke-width': 2.6 });
    }),
  );
}

export const STAPLED_AND_RINGED = { 'qima-ding': saddle(), tiequan: ringed() };
