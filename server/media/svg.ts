import { escapeXml } from '#contracts/rules/escape-xml.ts';
import { num } from '#contracts/rules/print/isometric.ts';

/** One decimal is a sixtieth of a millimetre on a cover. */
export { num };

export type Attributes = Record<string, string | number | undefined>;

/** Opacities and frequencies need three decimals; lengths are rounded by the caller where it matters. */
function attribute(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : escapeXml(value);
}

export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) open += ` ${key}="${attribute(value)}"`;
  }
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
}

export function rect(x: number, y: number, width: number, height: number, rest: Attributes = {}): string {
  return el('rect', { x: num(x), y: num(y), width: num(width), height: num(height), ...rest });
}

export function circle(cx: number, cy: number, r: number, rest: Attributes = {}): string {
  return el('circle', { cx: num(cx), cy: num(cy), r: num(r), ...rest });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, rest: Attributes = {}): string {
  return el('ellipse', { cx: num(cx), cy: num(cy), rx: num(rx), ry: num(ry), ...rest });
}

export function line(x1: number, y1: number, x2: number, y2: number, rest: Attributes = {}): string {
  return el('line', { x1: num(x1), y1: num(y1), x2: num(x2), y2: num(y2), ...rest });
}

export function path(d: string, rest: Attributes = {}): string {
  return el('path', { d, ...rest });
}

export function group(rest: Attributes, ...children: readonly string[]): string {
  return children.length === 0 ? '' : el('g', rest, ...children);
}

export type Point = readonly [x: number, y: number];

/** Straight segments; pass `close` for a filled shape. */
export function poly(points: readonly Point[], close = false): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${close ? 'Z' : ''}`;
}

/** Catmull-Rom through the points, written as cubic curves. */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (first === undefined) return '';
  let d = `M${num(first[0])} ${num(first[1])}`;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const p1 = points[i] ?? first;
    const p2 = points[i + 1] ?? p1;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    d += `C${num(p1[0] + (p2[0] - p0[0]) / 6)} ${num(p1[1] + (p2[1] - p0[1]) / 6)}`;
    d += ` ${num(p2[0] - (p3[0] - p1[0]) / 6)} ${num(p2[1] - (p3[1] - p1[1]) / 6)} ${num(p2[0])} ${num(p2[1])}`;
  }
  return d;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

function stopsOf(stops: readonly Stop[]): string[] {
  return stops.map(([offset, color, opacity]) =>
    el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  );
}

/** Top-to-bottom gradient unless x2/y2 say otherwise. */
export function linear(id: string, stops: readonly Stop[], rest: Attributes = {}): string {
  return el('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1, ...rest }, ...stopsOf(stops));
}

export function radial(id: string, stops: readonly Stop[], rest: Attributes = {}): string {
  return el('radialGradient', { id, ...rest }, ...stopsOf(stops));
}

export function blur(id: string, deviation: number): string {
  const room = { x: '-30%', y: '-30%', width: '160%', height: '160%' };
  return el('filter', { id, ...room }, el('feGaussianBlur', { stdDeviation: deviation }));
}
