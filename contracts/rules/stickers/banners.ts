import { line, outline, oval, PAINT, rect, type Sticker, sticker } from './sticker.ts';

const kind = 'banners';

/** A tail behind the ends of a ribbon; mirrored on the right. */
function tail(isRight: boolean, width: number) {
  const at = (x: number, y: number) => ({ x: isRight ? width - x : x, y });
  return [
    outline([at(0, 5), at(14, 5), at(14, 18), at(0, 18), at(4.5, 11.5)], { fill: PAINT.seal }),
    outline([at(9, 14), at(14, 14), at(14, 18)], { fill: PAINT.ink, opacity: 0.55 }),
  ];
}

const FLAGS = [PAINT.ink, PAINT.brass, PAINT.seal, PAINT.leaf, PAINT.brass, PAINT.ink] as const;
const FLAG_MM = 11;
/** How far the string hangs down at a place along it. */
const sag = (x: number) => 8 * (1 - ((x - 36) / 36) ** 2);

const flags = FLAGS.map((fill, at) => {
  const [from, to] = [3 + at * FLAG_MM, 3 + (at + 1) * FLAG_MM - 1.4];
  const middle = (from + to) / 2;
  return outline(
    [
      { x: from, y: sag(from) },
      { x: to, y: sag(to) },
      { x: middle, y: sag(middle) + 11 },
    ],
    { fill },
  );
});

const STRING = 12;
const string = Array.from({ length: STRING }, (_, at) => {
  const [from, to] = [(at * 72) / STRING, ((at + 1) * 72) / STRING];
  return line({ x: from, y: sag(from) }, { x: to, y: sag(to) }, PAINT.ink, 0.4);
});

export const BANNERS: readonly Sticker[] = [
  sticker({ id: 'ribbon', name: '丝带', kind }, [
    ...tail(false, 72),
    ...tail(true, 72),
    rect(9, 0, 54, 14, { fill: PAINT.seal }),
    rect(10.2, 1.2, 51.6, 11.6, { stroke: PAINT.sealSoft, strokeWidth: 0.35 }),
  ]),
  sticker({ id: 'bunting', name: '彩旗', kind }, [...flags, ...string]),
  sticker({ id: 'tag', name: '吊牌', kind }, [
    outline(
      [
        { x: 9, y: 0 },
        { x: 44, y: 0 },
        { x: 44, y: 20 },
        { x: 9, y: 20 },
        { x: 0, y: 13 },
        { x: 0, y: 7 },
      ],
      { fill: PAINT.kraft },
    ),
    oval(6.4, 10, 1.8, 1.8, { fill: PAINT.white, stroke: PAINT.brass, strokeWidth: 0.6 }),
    ...[7, 13].map((y) => line({ x: 14, y }, { x: 39, y }, PAINT.brass, 0.3)),
  ]),
  sticker({ id: 'label', name: '圆角标签', kind }, [
    rect(0, 0, 44, 20, { fill: PAINT.brassSoft, radius: 3 }),
    rect(1.4, 1.4, 41.2, 17.2, { stroke: PAINT.brass, strokeWidth: 0.35, radius: 2, dash: [1.4, 1] }),
  ]),
];
