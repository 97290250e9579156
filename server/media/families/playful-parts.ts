import type { CoverContext } from '../cover-context.ts';
import { circle, group, num, type Point, path, smooth } from '../svg.ts';

/** The four coloured papers of a picture book, cut with scissors. */
export function papers(c: CoverContext): {
  sun: string;
  warm: string;
  cool: string;
  deep: string;
  pop: string;
} {
  const [, sun, warm, cool, deep] = c.palette.tones;
  return { sun, warm, cool, deep, pop: c.palette.accent };
}

export function hill(c: CoverContext, base: number, rise: number, phase: number, fill: string): string {
  const points: Point[] = Array.from({ length: 9 }, (_, i) => [
    (-0.05 + i * 0.1375) * c.w,
    base - Math.sin(phase + i * 0.75) * rise,
  ]);
  return path(`${smooth(points)}V${num(c.h + 5)}H${num(-0.1 * c.w)}Z`, { fill });
}

export function dots(
  c: CoverContext,
  count: number,
  top: number,
  bottom: number,
  fill: string,
  size: number,
): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    out += circle(c.random.range(0, c.w), c.random.range(top, bottom), size * c.random.range(0.4, 1));
  }
  return group({ fill, opacity: 0.8 }, out);
}
