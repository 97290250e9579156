import { type Point, rotated } from '../pages/geometry/point.ts';
import { around, line, outline, oval, PAINT, rect, type Sticker, sampled, sticker } from './sticker.ts';

const kind = 'seasons';
const MIDDLE: Point = { x: 14, y: 14 };

/** A pointed leaf of that length from its stalk upwards, turned about it. */
function leaf(stalk: Point, length: number, width: number, degrees: number): readonly Point[] {
  return sampled(40, (share) => {
    const isBack = share >= 0.5;
    const along = isBack ? 2 - 2 * share : 2 * share;
    const across = (Math.sin(along * Math.PI) ** 0.8 * width) / 2;
    const point = { x: stalk.x + (isBack ? -across : across), y: stalk.y - along * length };
    return rotated(point, stalk, degrees);
  });
}

/** A petal with a notch in its end. */
function petal(degrees: number): readonly Point[] {
  return sampled(36, (share) => {
    const t = share * 2 * Math.PI;
    const notch = 1.5 * Math.exp(-((share - 0.5) ** 2) / 0.003);
    const y = MIDDLE.y - 7 + 6.6 * Math.cos(t) + notch;
    return rotated({ x: MIDDLE.x + 4.6 * Math.sin(t), y }, MIDDLE, degrees);
  });
}

const FIVE = [0, 72, 144, 216, 288] as const;
const blossom = [
  ...FIVE.map((degrees) => outline(petal(degrees), { fill: PAINT.sealFaint })),
  ...FIVE.map((degrees) => line(MIDDLE, around(MIDDLE, 4.6, degrees + 36), PAINT.seal, 0.3)),
  ...FIVE.map((degrees) => {
    const { x, y } = around(MIDDLE, 4.8, degrees + 36);
    return oval(x, y, 0.6, 0.6, { fill: PAINT.seal });
  }),
  oval(MIDDLE.x, MIDDLE.y, 1.5, 1.5, { fill: PAINT.seal }),
];

const sun = [
  ...Array.from({ length: 12 }, (_, at) => {
    const [from, to] = [around(MIDDLE, 9.4, at * 30), around(MIDDLE, at % 2 === 0 ? 14 : 12, at * 30)];
    return line(from, to, PAINT.brass, 1);
  }),
  oval(MIDDLE.x, MIDDLE.y, 7.6, 7.6, { fill: PAINT.brass }),
  oval(MIDDLE.x, MIDDLE.y, 6.2, 6.2, { stroke: PAINT.brassSoft, strokeWidth: 0.4 }),
];

/** The fan of a ginkgo leaf (银杏), with the cut in its middle. */
const FAN: readonly Point[] = [
  { x: 14, y: 22 },
  ...Array.from({ length: 33 }, (_, at): Point => {
    const degrees = -72 + at * 4.5;
    const wave = 0.5 * Math.cos(at * 1.9);
    const cut = 5.5 * Math.exp(-(degrees ** 2) / 30);
    return around({ x: 14, y: 17 }, 14 + wave - cut, degrees);
  }),
];
const ginkgo = [
  outline(FAN, { fill: PAINT.brass }),
  ...[-52, -34, -17, 17, 34, 52].map((degrees) =>
    line({ x: 14, y: 20.5 }, around({ x: 14, y: 18 }, 10, degrees), PAINT.brassSoft, 0.3),
  ),
  line({ x: 14, y: 21 }, { x: 15.4, y: 29 }, PAINT.brass, 0.9),
];

const snow = [0, 60, 120, 180, 240, 300].flatMap((degrees) => {
  const fork = around(MIDDLE, 8.4, degrees);
  return [
    line(MIDDLE, around(MIDDLE, 13.4, degrees), PAINT.ink, 0.8),
    ...[-45, 45].map((aside) => line(fork, around(fork, 4, degrees + aside), PAINT.ink, 0.7)),
  ];
});

const STALK = [0, 1, 2, 3].map((at): Point => ({ x: 13 + Math.sin(at) * 0.8, y: 38 - at * 8 }));
const twig = [
  ...STALK.slice(1).map((to, at) => line(STALK[at] ?? to, to, PAINT.leaf, 0.6)),
  ...STALK.slice(0, 3).flatMap((_, at) => {
    const from = { x: 13 + Math.sin(at + 0.5) * 0.8, y: 33 - at * 8 };
    return [
      outline(leaf(from, 12, 5.4, 52), { fill: PAINT.leaf }),
      outline(leaf({ x: from.x, y: from.y + 1.6 }, 12, 5.4, -52), { fill: PAINT.leafFaint }),
    ];
  }),
  outline(leaf(STALK[3] ?? MIDDLE, 13, 6, 4), { fill: PAINT.leaf }),
];

const single = [
  outline(leaf({ x: 9, y: 30 }, 27, 17, 0), { fill: PAINT.leaf }),
  line({ x: 9, y: 34 }, { x: 9, y: 7 }, PAINT.leafSoft, 0.5),
  ...[24, 19, 14].flatMap((y) => [
    line({ x: 9, y }, { x: 14, y: y - 4.4 }, PAINT.leafSoft, 0.35),
    line({ x: 9, y }, { x: 4, y: y - 4.4 }, PAINT.leafSoft, 0.35),
  ]),
];

const cloud = [
  oval(10, 13, 9, 7, { fill: PAINT.inkFaint }),
  oval(20, 9, 10, 9, { fill: PAINT.inkFaint }),
  oval(30, 13.4, 8, 6.6, { fill: PAINT.inkFaint }),
  rect(9, 12, 21, 8, { fill: PAINT.inkFaint }),
];

export const SEASONS: readonly Sticker[] = [
  sticker({ id: 'blossom', name: '春花', kind }, blossom),
  sticker({ id: 'sun', name: '夏日', kind }, sun),
  sticker({ id: 'ginkgo', name: '银杏', kind }, ginkgo),
  sticker({ id: 'snow', name: '雪花', kind }, snow),
  sticker({ id: 'leaf', name: '绿叶', kind }, single),
  sticker({ id: 'twig', name: '枝叶', kind }, twig),
  sticker({ id: 'cloud', name: '云', kind }, cloud),
];
