/** Colours of the theme by name; a drawing knows no others. */
export type Tone =
  | 'ink'
  | 'ink-strong'
  | 'ink-faint'
  | 'ink-soft'
  | 'sheet'
  | 'paper'
  | 'paper-deep'
  | 'leaf-edge'
  | 'control-edge'
  | 'text'
  | 'brass'
  | 'seal'
  | 'good'
  | 'cream'
  | 'kraft'
  | 'glue';

/** One path of a drawing. */
export interface Shape {
  readonly d: string;
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly width?: number;
  readonly opacity?: number;
}

/** A point in space: x runs down to the right, y down to the left, z up. */
export type Point = readonly [x: number, y: number, z: number];

export const VIEW_BOX = '0 0 64 56';

/** What lies on the table of a drawing: so far along x and along y, around its middle. */
export const [LONG, DEEP] = [36, 29];

const [COS, SIN] = [0.866, 0.5];
const LEFT_EDGE = DEEP * COS + 4;
const FAR_EDGE = 17;

function flat([x, y, z]: Point): string {
  const across = LEFT_EDGE + (x - y) * COS;
  const down = FAR_EDGE + (x + y) * SIN - z;
  return `${Math.round(across * 10) / 10} ${Math.round(down * 10) / 10}`;
}

export function face(...points: readonly Point[]): string {
  return `M${points.map(flat).join('L')}Z`;
}

export function thread(...points: readonly Point[]): string {
  return `M${points.map(flat).join('L')}`;
}

/** From the first point to the last, drawn towards those between them: one makes a simple bow, two a loop. */
export function bow(from: Point, ...rest: readonly [Point, Point] | readonly [Point, Point, Point]): string {
  return `M${flat(from)}${rest.length === 2 ? 'Q' : 'C'}${rest.map(flat).join(' ')}`;
}

/** A circle that lies on a plane. */
export function disc([x, y, z]: Point, radius: number): string {
  const points = Array.from({ length: 20 }, (_, at): Point => {
    const turn = (at * Math.PI) / 10;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn), z];
  });
  return face(...points);
}

const EDGE = { stroke: 'ink', width: 0.9 } as const;

/** The two corners that say where a body stands. */
export interface Place {
  readonly from: Point;
  readonly to: Point;
}

/** A body with its three visible sides, of which light falls upon the upper one. */
export function body({ from: [x0, y0, z0], to: [x1, y1, z1] }: Place, tone: Tone, top: Tone = tone): Shape[] {
  const left = face([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]);
  const right = face([x1, y1, z0], [x1, y0, z0], [x1, y0, z1], [x1, y1, z1]);
  const upper = face([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]);
  return [
    { d: left, fill: tone },
    { d: left, fill: 'text', opacity: 0.1 },
    { d: right, fill: tone },
    { d: right, fill: 'text', opacity: 0.2 },
    { d: upper, fill: top },
    { d: `${left}${right}${upper}`, ...EDGE },
  ];
}

/** The shadow that a body throws on the table. */
export function shadow(long = LONG, deep = DEEP): Shape {
  const d = face([3, deep + 3, 0], [long + 3, deep + 3, 0], [long + 3, 2, 0], [4, 4, 0]);
  return { d, fill: 'text', opacity: 0.1 };
}

/** Lines on the side of a pile that looks to the right: its leaves, so far apart. */
export function leaves({ from: [, y0, z0], to: [x, y1, z1] }: Place, apart: number): Shape {
  const lines: string[] = [];
  for (let z = z0 + apart; z < z1 - 0.4; z += apart) lines.push(thread([x, y1, z], [x, y0, z]));
  return { d: lines.join(''), stroke: 'control-edge', width: 0.6 };
}
