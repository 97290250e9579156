import type { Point } from '../pages/geometry/point.ts';
import { line, outline, oval, PAINT, type Paint, type Sticker, sticker } from './sticker.ts';

const [W, H] = [48, 12];
const TEETH = 6;
const TOOTH_MM = 1.4;

/** A strip that was torn off at both ends. */
function strip(paint: Paint) {
  const step = H / TEETH;
  const right = Array.from({ length: 2 * TEETH + 1 }, (_, at): Point => {
    return { x: W - (at % 2 === 0 ? 0 : TOOTH_MM), y: (at * step) / 2 };
  });
  const left = [...right].reverse().map(({ x, y }): Point => ({ x: W - x, y }));
  return outline([...right, ...left], { ...paint, opacity: 0.9 });
}

const INSET = 3;
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

const SLANT = 4;
const stripes = every(6, INSET, W - INSET - SLANT - 3).map((x) =>
  outline(
    [
      { x: x + SLANT, y: 0 },
      { x: x + SLANT + 3, y: 0 },
      { x: x + 3, y: H },
      { x, y: H },
    ],
    { fill: PAINT.white, opacity: 0.7 },
  ),
);

const dots = [3, 9].flatMap((y, row) =>
  every(6, INSET + 1 + row * 3, W - INSET - 1).map((x) => oval(x, y, 1, 1, { fill: PAINT.seal })),
);

const grid = [
  ...every(4, 4, W - 4).map((x) => line({ x, y: 0 }, { x, y: H }, PAINT.leafFaint, 0.4)),
  ...[4, 8].map((y) => line({ x: TOOTH_MM, y }, { x: W - TOOTH_MM, y }, PAINT.leafFaint, 0.4)),
];

const kind = 'tapes';

export const TAPES: readonly Sticker[] = [
  sticker({ id: 'tape-plain', name: '牛皮纸胶带', kind }, [strip({ fill: PAINT.kraft })]),
  sticker({ id: 'tape-stripes', name: '条纹胶带', kind }, [strip({ fill: PAINT.inkFaint }), ...stripes]),
  sticker({ id: 'tape-dots', name: '波点胶带', kind }, [strip({ fill: PAINT.sealSoft }), ...dots]),
  sticker({ id: 'tape-grid', name: '格纹胶带', kind }, [strip({ fill: PAINT.leafSoft }), ...grid]),
];
