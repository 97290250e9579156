import type { Random } from './prng.ts';
import type { Point } from './svg.ts';

/** A mountain ridge from left to right by midpoint displacement; `roughness` near 0.5 gives crags. */
export function ridge(
  random: Random,
  width: number,
  base: number,
  height: number,
  roughness: number,
): Point[] {
  let values = [random.range(0.1, 0.7), random.range(0.4, 1), random.range(0.1, 0.8), random.range(0.3, 0.9)];
  let spread = 0.42;
  for (let pass = 0; pass < 5; pass += 1) {
    const next: number[] = [];
    for (let i = 0; i + 1 < values.length; i += 1) {
      const a = values[i] ?? 0;
      const b = values[i + 1] ?? 0;
      next.push(a, (a + b) / 2 + random.range(-spread, spread));
    }
    next.push(values.at(-1) ?? 0);
    values = next;
    spread *= roughness;
  }
  const last = values.length - 1;
  return values.map((value, i) => [-10 + ((width + 20) * i) / last, base - value * height]);
}

/** A long calm line made of a few sines: dunes, water banks, rolling fields. */
export function swell(random: Random, width: number, base: number, height: number, waves: number): Point[] {
  const a = random.range(0, 6.28);
  const b = random.range(0, 6.28);
  const steps = 18;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const value = Math.sin(a + t * waves * 6.28) * 0.65 + Math.sin(b + t * waves * 2.3 * 6.28) * 0.2;
    return [-10 + (width + 20) * t, base - value * height];
  });
}

/** Tall rounded peaks as in karst or granite country: the highest of several bells. */
export function peaks(random: Random, width: number, base: number, height: number, count: number): Point[] {
  const bells = Array.from({ length: count }, (_, i) => ({
    at: (i + random.range(0.2, 0.8)) / count,
    tall: random.range(0.45, 1),
    wide: random.range(0.05, 0.1) * (4 / count + 0.35),
  }));
  const steps = 60;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const top = Math.max(...bells.map((b) => b.tall * Math.exp(-(((t - b.at) / b.wide) ** 2))));
    return [-10 + (width + 20) * t, base - (top + random.range(-0.012, 0.012)) * height];
  });
}

/** Height of a line at x, for standing trees and towers on it. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 0; i + 1 < points.length; i += 1) {
    const a = points[i];
    const b = points[i + 1];
    if (a !== undefined && b !== undefined && x >= a[0] && x <= b[0]) {
      return a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(b[0] - a[0], 0.001);
    }
  }
  return points.at(-1)?.[1] ?? 0;
}

/** The area below a line down to `bottom`. */
export function below(points: readonly Point[], bottom: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  return first === undefined || last === undefined ? [] : [...points, [last[0], bottom], [first[0], bottom]];
}
