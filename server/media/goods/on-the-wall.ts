import { BRASS, INK, mix, PAPER } from '#db/works/palette.ts';
import {
  at,
  BOARD,
  between,
  type Corner,
  face,
  facingRight,
  hills,
  plate,
  shadow,
  WHITE,
} from '../bindings/iso.ts';
import { circle, ellipse, type Point, path, poly } from '../svg.ts';

const SKY = mix(PAPER, INK, 0.1);
const FAR = mix(PAPER, INK, 0.42);

/** A place on the wall that looks to the lower right. */
const on = (v: number, up: number): Corner => [0, v, up];
const spots = (places: readonly (readonly [number, number])[]): Point[] =>
  places.map(([v, up]) => at(on(v, up)));

/** Two crests before a sky, in a frame on the wall. */
function landscape([v, v2]: readonly [number, number], [up, up2]: readonly [number, number]): string {
  const wide = v2 - v;
  const high = up2 - up;
  const crest = (heights: readonly number[]) =>
    spots(heights.map((share, place) => [v + (wide * place) / (heights.length - 1), up + high * share]));
  const foot = spots([
    [v2, up],
    [v, up],
  ]);
  return (
    facingRight([v, v2], [up, up2], 0, SKY, { stroke: 'none' }) +
    hills(crest([0.42, 0.62, 0.5, 0.72, 0.56]), foot, FAR) +
    hills(crest([0.22, 0.3, 0.44, 0.26, 0.34]), foot, INK)
  );
}

/** 挂历: hangs from a nail by its wire, a picture above the days of the month. */
function wallCalendar(): string {
  const W = 96;
  const H = 104;
  const [nailX, nailY] = at(on(W / 2, H + 24));
  const hook = spots([
    [W / 2 - 14, H],
    [W / 2, H + 22],
    [W / 2 + 14, H],
  ]);
  const days = [30, 20, 10].flatMap((up) => [8, 20, 32, 44, 56, 68, 80].map((v) => [v, up] as const));
  return plate(
    [80, 168],
    shadow([on(8, -8), on(W + 8, -8), on(W + 8, H - 6), on(8, H - 6)]),
    path(poly(hook), { 'stroke-width': 1.6 }),
    circle(nailX, nailY, 3.4, { fill: BRASS, 'stroke-width': 1.4 }),
    facingRight([0, W], [0, H], 0, WHITE),
    landscape([7, W - 7], [48, H - 9]),
    ...days.map(([v, up]) =>
      facingRight([v, v + 7], [up, up + 6], 0, v === 56 && up === 20 ? BRASS : BOARD.top, { stroke: 'none' }),
    ),
    ...between(0, W, 9).map((v) => {
      const [x, y] = at(on(v, H));
      return ellipse(x, y, 3.4, 6.5, { 'stroke-width': 2.2 });
    }),
  );
}

/** 海报: large on the wall, a second one rolled up before it. */
function poster(): string {
  const W = 92;
  const H = 118;
  const R = 8;
  const [farX, farY] = at([34, 88, R]);
  const [nearX, nearY] = at([34, 4, R]);
  const [sunX, sunY] = at(on(64, 92));
  return plate(
    [66, 158],
    shadow([on(5, -6), on(W + 5, -6), on(W + 5, H - 5), on(5, H - 5)]),
    facingRight([0, W], [0, H], 0, PAPER),
    landscape([0, W], [30, H]),
    ellipse(sunX, sunY, 9, 10, { fill: BRASS, stroke: 'none' }),
    facingRight([0, W], [0, H], 0, 'none'),
    facingRight([10, 58], [16, 21], 0, INK, { stroke: 'none' }),
    facingRight([10, 40], [8, 11], 0, FAR, { stroke: 'none' }),
    path(
      poly(
        [
          [nearX - 4, nearY - R],
          [farX - 4, farY - R],
          [farX + 4, farY + R],
          [nearX + 4, nearY + R],
        ],
        true,
      ),
      { fill: WHITE },
    ),
    ellipse(farX, farY, 6, R + 1, { fill: WHITE }),
    ellipse(nearX, nearY, 6, R + 1, { fill: PAPER }),
    ellipse(nearX, nearY, 2.6, 4, { 'stroke-width': 1.2 }),
    face(
      [
        [34, 38, R + 8],
        [34, 46, R + 9],
        [37, 48, 2],
        [37, 40, 1],
      ],
      INK,
      { 'stroke-width': 1 },
    ),
  );
}

export const ON_THE_WALL = { 'wall-calendar': wallCalendar(), poster: poster() };
