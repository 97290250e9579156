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

/** Marks on the upper side, at places that look unplanned and are always the same. */
function scattered(count: number, mark: (x: number, y: number, at: number) => string): string {
  const places = Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at * 13.7 + 5) % (LONG - 6), (at * 7.9 + 3) % (DEEP - 5)];
    return mark(x + 2.5, y + 2, at);
  });
  return places.join('');
}

/** Light on something smooth. */
function sheen(z: number, opacity: number, tone: Tone = 'ink-faint'): Shape {
  const streak = (x: number, wide: number) =>
    face([x, 0, z], [x + wide, 0, z], [x + wide - 12, DEEP, z], [x - 12, DEEP, z]);
  return { d: `${streak(17, 5)}${streak(25, 2)}`, fill: tone, opacity };
}

export interface Paper {
  readonly tint: Tone;
  readonly surface: 'smooth' | 'matt' | 'fibrous' | 'plain';
  /** Grams a square metre; the heavier, the thicker and the stiffer. */
  readonly grams: number;
}

const DARK_TINTS: readonly Tone[] = ['text'];

function surfaceMarks({ surface, tint }: Paper, z: number): Shape[] {
  switch (surface) {
    case 'smooth':
      return [sheen(z, 0.6)];
    case 'matt':
      return [
        {
          d: scattered(34, (x, y) => thread([x, y, z], [x + 0.1, y, z])),
          stroke: 'control-edge',
          width: 1,
          opacity: 0.75,
        },
      ];
    case 'fibrous':
      return [
        {
          d: scattered(15, (x, y, at) =>
            bow([x, y, z], [x + 2, y + (at % 3) - 3, z], [x + 3, y + (at % 2) * 3, z]),
          ),
          stroke: DARK_TINTS.includes(tint) ? 'control-edge' : 'brass',
          width: 0.9,
        },
      ];
    case 'plain':
      return [];
  }
}

/** Paper (纸张): tint, surface and weight; what is light curls up at its corner, what is heavy lies as a board. */
export function paper(about: Paper): Shape[] {
  const share = Math.min(Math.max((about.grams - 110) / 150, 0), 1);
  const high = 1 + share * 11;
  const curl = Math.max(19 * (1 - share * 1.45), 0);
  const pile = { from: [0, 0, 0], to: [LONG, DEEP, high] } as const;
  const lifted: Point = [LONG - curl * 0.85, DEEP - curl * 0.85, high + curl * 0.3];
  const flap = face([LONG - curl, DEEP, high], lifted, [LONG, DEEP - curl, high]);
  const below = face([LONG - curl, DEEP, high], [LONG, DEEP, high], [LONG, DEEP - curl, high]);
  const curled: Shape[] = [
    { d: below, fill: 'leaf-edge', stroke: 'ink', width: 0.9 },
    { d: flap, fill: about.tint, stroke: 'ink', width: 0.9 },
    { d: flap, fill: 'text', opacity: 0.14 },
  ];
  return [
    shadow(),
    ...body(pile, about.tint),
    ...(high > 2 ? [leaves(pile, high / Math.round(high / 2.2))] : []),
    ...surfaceMarks(about, high),
    ...(curl < 2 ? [] : curled),
  ];
}

export interface Cloth {
  readonly colour: Tone;
  readonly weave: 'plain' | 'coarse' | 'satin' | 'velvet' | 'leather';
}

const DARK: readonly Tone[] = ['ink', 'ink-strong', 'text', 'seal', 'good'];

function weaving({ colour, weave }: Cloth, z: number): Shape[] {
  const stroke = DARK.includes(colour) ? 'ink-soft' : 'control-edge';
  const grid = (apart: number) => {
    const lines: string[] = [];
    for (let x = apart; x < LONG; x += apart) lines.push(thread([x, 0, z], [x, DEEP, z]));
    for (let y = apart; y < DEEP; y += apart) lines.push(thread([0, y, z], [LONG, y, z]));
    return lines.join('');
  };
  switch (weave) {
    case 'plain':
      return [{ d: grid(3), stroke, width: 0.6, opacity: 0.75 }];
    case 'coarse':
      return [{ d: grid(5.2), stroke, width: 1.5, opacity: 0.8 }];
    case 'satin':
      return [sheen(z, 0.45, 'sheet')];
    case 'velvet':
      return [
        { d: scattered(44, (x, y) => thread([x, y, z], [x, y, z + 1.8])), stroke, width: 0.8, opacity: 0.9 },
      ];
    case 'leather':
      return [
        {
          d: scattered(26, (x, y) => bow([x, y, z], [x + 1.8, y - 1.4, z], [x + 2.4, y + 1.2, z])),
          stroke,
          width: 0.8,
          opacity: 0.7,
        },
        {
          d: thread(
            [2.5, 2.5, z],
            [LONG - 2.5, 2.5, z],
            [LONG - 2.5, DEEP - 2.5, z],
            [2.5, DEEP - 2.5, z],
            [2.5, 2.5, z],
          ),
          stroke: colour === 'kraft' ? 'ink-strong' : 'brass',
          width: 0.9,
        },
      ];
  }
}

/** Cloth (布艺): a cover board in it, with its threads hanging over the edge where it is woven. */
export function cloth(about: Cloth): Shape[] {
  const high = 7;
  const isWoven = about.weave === 'plain' || about.weave === 'coarse';
  const apart = about.weave === 'coarse' ? 3.6 : 2;
  const ends: string[] = [];
  for (let y = 1.5; isWoven && y < DEEP; y += apart)
    ends.push(thread([LONG, y, high], [LONG + 2.5, y, high - 4.5]));
  return [
    shadow(),
    ...body({ from: [0, 0, 0], to: [LONG, DEEP, high] }, about.colour),
    ...weaving(about, high),
    { d: ends.join(''), stroke: about.colour === 'cream' ? 'control-edge' : about.colour, width: 1 },
  ];
}

/** Lamination (覆膜) over a printed sheet: light runs over a glossy film, a matt one veils; without it the print lies bare. */
export function film(kind: 'gloss' | 'matt' | 'none'): Shape[] {
  const z = 3;
  const print = face([0, 0, z], [LONG, 0, z], [LONG, DEEP, z], [0, DEEP, z]);
  const sheet = [shadow(), ...body({ from: [0, 0, 0], to: [LONG, DEEP, z] }, 'sheet')];
  if (kind === 'none') {
    const dots = scattered(30, (x, y) => thread([x, y, z], [x + 0.1, y, z]));
    const scene = face([3, DEEP - 3, z], [12, 9, z], [19, 18, z], [27, 11, z], [LONG - 3, DEEP - 3, z]);
    return [...sheet, { d: scene, fill: 'ink-faint' }, { d: dots, stroke: 'ink', width: 1.7, opacity: 0.55 }];
  }
  const peel = face([LONG - 15, DEEP, z], [LONG - 11, DEEP - 11, z + 11], [LONG, DEEP - 15, z]);
  const bare = face([LONG - 15, DEEP, z], [LONG, DEEP, z], [LONG, DEEP - 15, z]);
  const isGloss = kind === 'gloss';
  const star = (x: number, y: number, by: number) => [
    thread([x - by, y - by, z], [x + by, y + by, z]),
    thread([x + by, y - by, z], [x - by, y + by, z]),
  ];
  return [
    ...sheet,
    { d: print, fill: isGloss ? 'ink' : 'ink-faint' },
    ...(isGloss
      ? [sheen(z, 0.85, 'sheet'), { d: star(27, 7, 3.2).join(''), stroke: 'sheet', width: 1.3 } as const]
      : [
          {
            d: scattered(44, (x, y) => thread([x, y, z], [x + 0.1, y, z])),
            stroke: 'ink',
            width: 0.9,
            opacity: 0.45,
          } as const,
        ]),
    { d: bare, fill: 'sheet' },
    { d: peel, fill: isGloss ? 'ink-soft' : 'paper-deep', stroke: 'ink', width: 0.9 },
    ...(isGloss
      ? [
          {
            d: thread([LONG - 12, DEEP - 2, z], [LONG - 9, DEEP - 9, z + 8]),
            stroke: 'sheet',
            width: 1.8,
          } as const,
        ]
      : []),
    { d: print, stroke: 'ink', width: 0.9 },
  ];
}

const medal = (z: number, radius: number) => disc([LONG / 2, DEEP / 2, z], radius);

/** What is done to single places of a cover (局部工艺), or to its corners. */
export function finish(kind: 'foil' | 'silver' | 'spot-gloss' | 'relief' | 'round' | 'square'): Shape[] {
  const z = 4;
  const board = (tone: Tone) => [shadow(), ...body({ from: [0, 0, 0], to: [LONG, DEEP, z] }, tone)];
  switch (kind) {
    case 'foil':
    case 'silver':
      return [
        ...board('ink'),
        { d: medal(z, 9.5), fill: kind === 'foil' ? 'brass' : 'ink-faint' },
        { d: medal(z, 6.5), stroke: 'ink', width: 1 },
        { d: thread([15, 17, z], [22, 10, z]), stroke: 'sheet', width: 2 },
      ];
    case 'spot-gloss':
      return [
        ...board('ink-faint'),
        { d: medal(z, 10), fill: 'ink' },
        { d: thread([12, 14, z], [18, 8, z]), stroke: 'sheet', width: 2.6 },
      ];
    case 'relief':
      return [
        ...board('paper-deep'),
        { d: medal(z, 10), fill: 'control-edge', opacity: 0.6 },
        { d: medal(z + 2, 9.5), fill: 'sheet', stroke: 'ink', width: 0.9 },
        { d: medal(z + 2, 5.5), stroke: 'leaf-edge', width: 1.2 },
      ];
    case 'square':
      return [
        ...board('sheet'),
        {
          d: thread([LONG - 12, DEEP, z], [LONG, DEEP, z], [LONG, DEEP - 12, z]),
          stroke: 'seal',
          width: 2.4,
        },
      ];
    case 'round': {
      const top = `${thread([0, 0, z], [LONG, 0, z], [LONG, DEEP - 12, z])}${bow([LONG, DEEP - 12, z], [LONG, DEEP, z], [LONG - 12, DEEP, z]).replace(/^M[^Q]*/, '')}${thread([LONG - 12, DEEP, z], [0, DEEP, z]).replace(/^M[^L]*/, '')}Z`;
      const corner = bow([LONG, DEEP - 12, z], [LONG, DEEP, z], [LONG - 12, DEEP, z]);
      return [
        shadow(LONG - 3, DEEP - 3),
        { d: top, fill: 'sheet', stroke: 'ink', width: 0.9 },
        { d: corner, stroke: 'seal', width: 2.4 },
      ];
    }
  }
}

/** An unknown material (其他): a blank sheet. */
export function unknownOption(): Shape[] {
  const z = 2;
  return [
    shadow(),
    ...body({ from: [0, 0, 0], to: [LONG, DEEP, z] }, 'paper'),
    { d: thread([9, DEEP / 2, z], [LONG - 9, DEEP / 2, z]), stroke: 'leaf-edge', width: 1.6 },
  ];
}
