import { type Corner, isometric } from '#contracts/rules/print/isometric.ts';

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

export type Point = Corner;

export const VIEW_BOX = '0 0 64 56';

/** What lies on the table of a drawing: so far along x and along y, around its middle. */
export const [LONG, DEEP] = [36, 29];

const COS = 0.866;
const FAR_EDGE = 17;

const view = isometric({ right: COS, down: 0.5, across: 1, origin: [DEEP * COS + 4, FAR_EDGE] });

export const { face, thread } = view;

/** From the first point to the last, drawn towards those between them: one makes a simple bow, two a loop. */
export function bow(from: Point, ...rest: readonly [Point, Point] | readonly [Point, Point, Point]): string {
  return `M${view.at(from)}${rest.length === 2 ? 'Q' : 'C'}${rest.map(view.at).join(' ')}`;
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
  const left = view.facingLeft([x0, x1], [z0, z1], y1);
  const right = view.facingRight([y1, y0], [z0, z1], x1);
  const upper = view.facingUp([x0, x1], [y0, y1], z1);
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
