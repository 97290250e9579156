import { BRASS, INK, mix, PAPER } from '#db/works/palette.ts';
import {
  at,
  BOARD,
  type Corner,
  face,
  facingLeft,
  facingRight,
  facingUp,
  hills,
  plate,
  SHADE,
  shadow,
  WHITE,
} from '../bindings/iso.ts';
import type { Point } from '../svg.ts';

const SKY = mix(PAPER, INK, 0.1);
const PLAIN = { stroke: 'none' } as const;

const CARD = { long: 96, wide: 58 } as const;

/** Cards of one size in a pile, from its foot to its top. */
function pile([u, v]: readonly [number, number], [up, up2]: readonly [number, number], top: string): string {
  const [u2, v2] = [u + CARD.long, v + CARD.wide];
  return (
    facingLeft([u, u2], [up, up2], v, BOARD.side) +
    facingRight([v, v2], [up, up2], u2, SHADE) +
    facingUp([u, u2], [v, v2], up2, top)
  );
}

/** 名片: a neat pile in ink, and one card that shows its face on top. */
function cards(): string {
  const [u, v, up] = [10, 14, 34];
  const line = (from: number, to: number, at2: number) =>
    facingUp([u + from, u + to], [v + at2, v + at2 + 4], up, INK, PLAIN);
  return plate(
    [54, 116],
    shadow([
      [0, 0, 0],
      [CARD.long + 4, 0, 0],
      [CARD.long + 26, CARD.wide + 8, 0],
      [26, CARD.wide + 10, 0],
    ]),
    pile([0, 0], [0, 26], INK),
    pile([u, v], [30, up], WHITE),
    facingUp([u + 10, u + 30], [v + 30, v + 46], up, BRASS, PLAIN),
    line(40, 84, 38),
    line(40, 72, 28),
    line(10, 60, 10),
  );
}

/** 单页: printed leaves on the table, the corner of the upper one turned up. */
function sheet(): string {
  const [W, H] = [92, 116];
  const curl = 26;
  const up = 3;
  const crest: Point[] = [
    at([12, 66, up]),
    at([30, 82, up]),
    at([48, 72, up]),
    at([64, 88, up]),
    at([80, 74, up]),
  ];
  const foot: Point[] = [at([80, 54, up]), at([12, 54, up])];
  const line = (from: number, to: number, v: number) =>
    facingUp([from, to], [v, v + 4], up, mix(PAPER, INK, 0.42), PLAIN);
  const corner: readonly Corner[] = [
    [W - curl, 0, up],
    [W, curl, up],
    [W - curl + 6, curl - 4, up + 20],
  ];
  return plate(
    [38, 108],
    shadow([
      [0, -8, 0],
      [W + 10, -8, 0],
      [W + 22, H + 2, 0],
      [14, H + 6, 0],
    ]),
    facingUp([8, W + 8], [-8, H - 8], 0, BOARD.top),
    face(
      [
        [0, 0, up],
        [W - curl, 0, up],
        [W, curl, up],
        [W, H, up],
        [0, H, up],
      ],
      WHITE,
    ),
    facingUp([12, 80], [54, 104], up, SKY, PLAIN),
    hills(crest, foot, INK),
    line(12, 60, 40),
    line(12, 50, 30),
    line(12, 56, 20),
    face(corner, PAPER),
  );
}

export const SINGLE_LEAVES = { cards: cards(), sheet: sheet() };
