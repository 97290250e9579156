import type { Point } from '../pages/geometry/point.ts';
import { outline, oval, PAINT, rect, type Sticker, sticker } from './sticker.ts';

const [W, H] = [64, 48];
const kind = 'frames';

/** The same points in each of the four corners. */
function inCorners(points: readonly Point[]): readonly (readonly Point[])[] {
  return [false, true].flatMap((isRight) =>
    [false, true].map((isLow) =>
      points.map(({ x, y }) => ({ x: isRight ? W - x : x, y: isLow ? H - y : y })),
    ),
  );
}

const POCKET: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 13, y: 0 },
  { x: 0, y: 13 },
];
const SEAM: readonly Point[] = [
  { x: 8.6, y: 2 },
  { x: 9.6, y: 2 },
  { x: 2, y: 9.6 },
  { x: 2, y: 8.6 },
];

/** An angle of two bars. */
function bracket(at: number, long: number, thick: number): readonly Point[] {
  return [
    { x: at, y: at },
    { x: at + long, y: at },
    { x: at + long, y: at + thick },
    { x: at + thick, y: at + thick },
    { x: at + thick, y: at + long },
    { x: at, y: at + long },
  ];
}

const TEETH = { across: 13, down: 9 };
const BITE = 1.5;
const RIM = 6;

/** One side of the edge of a stamp: bitten between its teeth. */
function bitten(from: Point, to: Point, count: number): readonly Point[] {
  const at = (share: number, inwards: number): Point => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    return {
      x: from.x + dx * share - (dy / length) * inwards,
      y: from.y + dy * share + (dx / length) * inwards,
    };
  };
  return Array.from({ length: count }, (_, tooth) => [
    at(tooth / count, 0),
    at((tooth + 0.5) / count, BITE),
  ]).flat();
}

const EDGE: readonly Point[] = [
  ...bitten({ x: 0, y: 0 }, { x: W, y: 0 }, TEETH.across),
  ...bitten({ x: W, y: 0 }, { x: W, y: H }, TEETH.down),
  ...bitten({ x: W, y: H }, { x: 0, y: H }, TEETH.across),
  ...bitten({ x: 0, y: H }, { x: 0, y: 0 }, TEETH.down),
];

/** The window turns the other way round than the edge, so that it stays open. */
const STAMP: readonly Point[] = [
  ...EDGE,
  { x: 0, y: 0 },
  { x: RIM, y: RIM },
  { x: RIM, y: H - RIM },
  { x: W - RIM, y: H - RIM },
  { x: W - RIM, y: RIM },
  { x: RIM, y: RIM },
];

const HOLES = 10;
const BAND = 7;
const holes = [1.8, H - BAND + 1.8].flatMap((y) =>
  Array.from({ length: HOLES }, (_, at) =>
    rect(((at + 0.5) * W) / HOLES - 2, y, 4, BAND - 3.6, { fill: PAINT.white, radius: 0.8 }),
  ),
);

export const FRAMES: readonly Sticker[] = [
  sticker({ id: 'corners-pocket', name: '相角', kind }, [
    ...inCorners(POCKET).map((points) => outline(points, { fill: PAINT.ink })),
    ...inCorners(SEAM).map((points) => outline(points, { fill: PAINT.brass })),
  ]),
  sticker({ id: 'corners-line', name: '细线边角', kind }, [
    ...inCorners(bracket(0, 14, 0.8)).map((points) => outline(points, { fill: PAINT.brass })),
    ...inCorners(bracket(2.4, 8, 0.4)).map((points) => outline(points, { fill: PAINT.brass })),
  ]),
  sticker({ id: 'frame-double', name: '双线框', kind }, [
    rect(0, 0, W, H, { stroke: PAINT.ink, strokeWidth: 1 }),
    rect(2.2, 2.2, W - 4.4, H - 4.4, { stroke: PAINT.ink, strokeWidth: 0.35 }),
  ]),
  sticker({ id: 'frame-stamp', name: '邮票框', kind }, [
    outline(STAMP, { fill: PAINT.cream }),
    rect(RIM - 1.2, RIM - 1.2, W - 2 * RIM + 2.4, H - 2 * RIM + 2.4, {
      stroke: PAINT.seal,
      strokeWidth: 0.4,
    }),
  ]),
  sticker({ id: 'frame-oval', name: '椭圆框', kind }, [
    oval(W / 2, H / 2, W / 2, H / 2, { stroke: PAINT.brass, strokeWidth: 1.2 }),
    oval(W / 2, H / 2, W / 2 - 2.4, H / 2 - 2.4, { stroke: PAINT.brass, strokeWidth: 0.35 }),
  ]),
  sticker({ id: 'frame-film', name: '胶片框', kind }, [
    rect(0, 0, W, BAND, { fill: PAINT.ink }),
    rect(0, H - BAND, W, BAND, { fill: PAINT.ink }),
    ...holes,
  ]),
];
