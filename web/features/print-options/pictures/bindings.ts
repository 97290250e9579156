import {
  body,
  bow,
  DEEP,
  disc,
  face,
  LONG,
  leaves,
  type Point,
  type Shape,
  shadow,
  type Tone,
  thread,
} from './isometric.ts';

/** How thick a closed book is, and its boards. */
const [THICK, BOARD] = [12, 2];

interface ClosedBook {
  readonly isHard: boolean;
  readonly cover: Tone;
  readonly spine: 'covered' | 'sewn' | 'glued';
}

const onSpine = (x: number, z: number): Point => [x, DEEP, z];

/** Sheets in signatures (折手) with the thread that holds them, where the cover is left away. */
function sewing(low: number, high: number): Shape[] {
  const step = (high - low) / 4;
  const signatures = [1, 2, 3].map((at) =>
    thread(onSpine(0, low + at * step), onSpine(LONG, low + at * step)),
  );
  const stitches = [5, 9, 16, 20, 27, 31].map((x) => thread(onSpine(x, low + 0.8), onSpine(x, high - 0.8)));
  return [
    { d: signatures.join(''), stroke: 'control-edge', width: 0.8 },
    { d: stitches.join(''), stroke: 'seal', width: 1.7 },
  ];
}

/** Glue (热熔胶) over the whole spine, running down in drops. */
function gluing(low: number, high: number): Shape[] {
  const drops = [6, 17, 29].map((x, at) => {
    const down = low - 5 + (at % 2) * 2;
    return bow(
      onSpine(x - 2.6, low + 1),
      onSpine(x - 1.6, down - 3.5),
      onSpine(x + 1.6, down - 3.5),
      onSpine(x + 2.6, low + 1),
    );
  });
  const band = face(onSpine(0, low), onSpine(LONG, low), onSpine(LONG, high), onSpine(0, high));
  const shine = thread(onSpine(3, high - 2.5), onSpine(LONG - 8, high - 2.5));
  return [
    { d: drops.join(''), fill: 'glue', stroke: 'ink', width: 0.7 },
    { d: band, fill: 'glue', stroke: 'ink', width: 0.9 },
    { d: shine, stroke: 'sheet', width: 1.6, opacity: 0.8 },
  ];
}

function title(tone: Tone): Shape {
  const lines = [thread([8, 9, THICK], [26, 9, THICK]), thread([8, 13.5, THICK], [18, 13.5, THICK])];
  return { d: lines.join(''), stroke: tone, width: 1.8 };
}

/** A closed book with its spine in front: a hard one stands out over its leaves, a soft one ends with them. */
function closedBook({ isHard, cover, spine }: ClosedBook): Shape[] {
  const [board, over] = isHard ? [BOARD, 2] : [0.8, 0];
  const block = { from: [over, over, board], to: [LONG - over, DEEP, THICK - board] } as const;
  const isBare = spine !== 'covered';
  const lining = isBare ? block : { from: [0, DEEP - 3, 0] as const, to: [LONG, DEEP, THICK] as const };
  return [
    shadow(),
    ...body({ from: [0, 0, 0], to: [LONG, DEEP, board] }, cover),
    ...body(block, 'sheet'),
    leaves(block, 1.7),
    ...(isBare ? [] : body(lining, cover)),
    ...(spine === 'sewn' ? sewing(board, THICK - board) : []),
    ...(spine === 'glued' ? gluing(board, THICK - board) : []),
    ...body({ from: [0, 0, THICK - board], to: [LONG, DEEP, THICK] }, cover),
  ];
}

const soft = (spine: ClosedBook['spine']) => [
  ...closedBook({ isHard: false, cover: 'paper-deep', spine }),
  title('control-edge'),
];

const hard = (spine: ClosedBook['spine']) => [
  ...closedBook({ isHard: true, cover: 'ink', spine }),
  { d: face([7, 7, THICK], [25, 7, THICK], [25, 15, THICK], [7, 15, THICK]), fill: 'cream' as const },
];

/** 骑马钉: a thin booklet without a back, its folded sheets held by two staples. */
function stapled(): Shape[] {
  const [high, half] = [5, 3.5];
  const block = { from: [0, 0, 0], to: [LONG, DEEP, high] } as const;
  const staples = [9, 27].map((x) => thread(onSpine(x - half, high / 2), onSpine(x + half, high / 2)));
  const lines = [thread([8, 9, high], [26, 9, high]), thread([8, 13.5, high], [18, 13.5, high])];
  return [
    shadow(),
    ...body(block, 'paper-deep'),
    leaves(block, 1.2),
    {
      d: face(onSpine(0, 0), onSpine(LONG, 0), onSpine(LONG, high), onSpine(0, high)),
      fill: 'paper-deep',
      ...FOLD,
    },
    { d: lines.join(''), stroke: 'control-edge', width: 1.8 },
    { d: staples.join(''), stroke: 'seal', width: 2.2 },
  ];
}

const FOLD = { stroke: 'ink', width: 0.9 } as const;

/** 铁圈装: a pad with wire loops along its edge. */
function ringed(): Shape[] {
  const pad = { from: [0, 0, 0], to: [LONG, DEEP - 3, 7] } as const;
  const loops = [3, 8, 13, 18, 23, 28, 33].map((x) =>
    bow([x, DEEP - 7, 7], [x, DEEP - 4, 17], [x, DEEP + 8, 8], [x, DEEP - 3, 1]),
  );
  const holes = [3, 8, 13, 18, 23, 28, 33].map((x) => thread([x - 0.6, DEEP - 7, 7], [x + 0.6, DEEP - 7, 7]));
  return [
    shadow(),
    ...body(pad, 'sheet'),
    leaves(pad, 1.5),
    { d: thread([6, 5, 7], [24, 5, 7]), stroke: 'seal', width: 2 },
    {
      d: [9.5, 13, 16.5].map((y) => thread([6, y, 7], [30, y, 7])).join(''),
      stroke: 'ink-faint',
      width: 1.3,
    },
    { d: holes.join(''), stroke: 'ink', width: 1.8 },
    { d: loops.join(''), stroke: 'ink', width: 1.5 },
  ];
}

interface OpenBook {
  readonly high: number;
  readonly leaf: number;
  readonly board: Tone | null;
  readonly picture: readonly Shape[];
}

/** An open book that lies flat, its fold in the middle. */
function openBook({ high, leaf, board, picture }: OpenBook): Shape[] {
  const base = board === null ? 0 : BOARD;
  const over = board === null ? 0 : 2;
  const block = { from: [over, over, base], to: [LONG - over, DEEP - over, high] } as const;
  const front = [];
  for (let z = base + leaf; z < high - 0.4; z += leaf)
    front.push(thread([over, DEEP - over, z], [LONG - over, DEEP - over, z]));
  const fold = LONG / 2;
  return [
    shadow(),
    ...(board === null ? [] : body({ from: [0, 0, 0], to: [LONG, DEEP, BOARD] }, board)),
    ...body(block, 'sheet'),
    leaves(block, leaf),
    { d: front.join(''), stroke: 'control-edge', width: leaf > 2 ? 1 : 0.6 },
    ...picture,
    {
      d: thread([fold, over, high], [fold, DEEP - over, high], [fold, DEEP - over, base]),
      stroke: 'ink',
      width: 1,
    },
  ];
}

/** One picture over both pages, which nothing parts. */
function panorama(z: number): Shape[] {
  const hills = (
    [
      [2, 24],
      [8, 13],
      [13, 19],
      [20, 7],
      [27, 18],
      [31, 13],
      [34, 20],
      [34, 26],
      [2, 26],
    ] as const
  ).map(([x, y]): Point => [x, y, z]);
  const sky = face([2, 3, z], [34, 3, z], [34, 26, z], [2, 26, z]);
  const sun = bow([6, 6, z], [6, 2.5, z], [13, 5.5, z], [6, 6, z]);
  return [
    { d: sky, fill: 'ink-soft' },
    { d: sun, stroke: 'brass', fill: 'brass', width: 2.4 },
    { d: face(...hills), fill: 'ink' },
  ];
}

/** A photo on each page, cut by the fold: stiff leaves are mounted back to back. */
function photos(z: number): Shape[] {
  const photo = (x: number): Shape[] => [
    { d: face([x, 7, z], [x + 10, 7, z], [x + 10, 22, z], [x, 22, z]), fill: 'ink-faint' },
    { d: face([x, 22, z], [x + 4, 13, z], [x + 7, 17, z], [x + 10, 14, z], [x + 10, 22, z]), fill: 'ink' },
  ];
  return [...photo(4.5), ...photo(21.5)];
}

/** 豪华装: corners, frame and seal in brass, and a ribbon. */
function luxury(): Shape[] {
  const z = THICK;
  const corner = (x: number, y: number, dx: number, dy: number) =>
    face([x, y, z], [x + dx, y, z], [x, y + dy, z]);
  const corners = [
    corner(0, 0, 8, 8),
    corner(LONG, 0, -8, 8),
    corner(0, DEEP, 8, -8),
    corner(LONG, DEEP, -8, -8),
  ];
  const [x, y] = [LONG / 2, DEEP / 2];
  return [
    ...closedBook({ isHard: true, cover: 'ink-strong', spine: 'covered' }),
    {
      d: [7, 18, 29].map((at) => thread(onSpine(at, 0.5), onSpine(at, z - 0.5))).join(''),
      stroke: 'brass',
      width: 2,
    },
    { d: corners.join(''), fill: 'brass' },
    { d: disc([x, y, z], 6), fill: 'brass' },
    { d: disc([x, y, z], 3.2), fill: 'ink-strong' },
    { d: bow([LONG - 2, 11, 5], [LONG + 4, 13, 2], [LONG + 3, 15, -4]), stroke: 'seal', width: 2.4 },
  ];
}

/** The twelve bindings (装订方式): a light cover is soft, a dark one hard; red is thread or staple, amber is glue. */
export const BINDING_PICTURES = {
  骑马钉: stapled,
  普通平装: () => soft('covered'),
  锁线平装: () => soft('sewn'),
  PUR平装: () => soft('glued'),
  全景平装: () => openBook({ high: 4, leaf: 1.2, board: null, picture: panorama(4) }),
  普通精装: () => hard('covered'),
  锁线精装: () => hard('sewn'),
  PUR精装: () => hard('glued'),
  豪华装: luxury,
  对裱精装: () => openBook({ high: 10.4, leaf: 2.8, board: 'ink', picture: photos(10.4) }),
  对裱平装: () => openBook({ high: 8.4, leaf: 2.8, board: null, picture: photos(8.4) }),
  铁圈装: ringed,
} as const satisfies Record<string, () => Shape[]>;
