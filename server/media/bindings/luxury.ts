import { BRASS } from '#db/works/palette.ts';
import {
  between,
  CLOTH,
  type Corner,
  face,
  facingLeft,
  facingRight,
  facingUp,
  plate,
  SHADE,
  shadow,
  stroke,
  strokes,
  WHITE,
} from './iso.ts';

const DEEP = 116;
const ACROSS = 86;
const HIGH = 46;
const BOARDS = 9;

function board(low: number, high: number): string {
  return (
    facingLeft([0, DEEP], [low, high], 0, CLOTH.side) + facingRight([0, ACROSS], [low, high], DEEP, CLOTH.end)
  );
}

/** 豪华装: heavy boards lying closed, brass corners and frame, thick leaves and a ribbon. */
function luxury(): string {
  const inset = DEEP - 5;
  const up = HIGH - BOARDS;
  const corner = (u: number, v: number, du: number, dv: number) =>
    face(
      [
        [u, v, HIGH],
        [u + du, v, HIGH],
        [u, v + dv, HIGH],
      ],
      BRASS,
    );
  const frame: Corner[] = [
    [12, 20, HIGH],
    [DEEP - 12, 20, HIGH],
    [DEEP - 12, ACROSS - 12, HIGH],
    [12, ACROSS - 12, HIGH],
    [12, 20, HIGH],
  ];
  return plate(
    [36, 108],
    shadow([
      [0, 0, 0],
      [DEEP + 6, 0, 0],
      [DEEP + 24, ACROSS + 6, 0],
      [30, ACROSS + 14, 0],
    ]),
    board(0, BOARDS),
    facingRight([0, ACROSS - 5], [BOARDS, up], inset, WHITE),
    strokes(
      between(BOARDS, up, 5).map((z): Corner[] => [
        [inset, 4, z],
        [inset, ACROSS - 5, z],
      ]),
      { 'stroke-width': 1.6, opacity: 0.7 },
    ),
    facingLeft([0, DEEP], [0, HIGH], 0, CLOTH.side),
    ...[18, 46, 74, 98].map((u) => stroke([u, 0, 3], [u, 0, HIGH - 3], { stroke: BRASS, 'stroke-width': 3 })),
    board(up, HIGH),
    facingUp([0, DEEP], [0, ACROSS], HIGH, CLOTH.top),
    strokes([frame], { stroke: BRASS, 'stroke-width': 2 }),
    corner(DEEP, ACROSS, -22, -22),
    corner(0, ACROSS, 22, -22),
    face(
      [
        [DEEP, 38, up],
        [DEEP, 48, up],
        [DEEP + 8, 50, -6],
        [DEEP + 8, 45, 1],
        [DEEP + 8, 40, -6],
      ],
      BRASS,
    ),
    stroke([0, 8, HIGH], [DEEP, 8, HIGH], { stroke: SHADE, 'stroke-width': 1.2, opacity: 0.5 }),
  );
}

export const LUXURY = { haohua: luxury() };
