/** Millimetres between the numbers of a ruler, and between its marks. */
const SCALES = [
  [1, 0.1],
  [2, 0.5],
  [5, 1],
  [10, 1],
  [20, 5],
  [50, 10],
  [100, 10],
  [200, 50],
  [500, 100],
] as const;

const COARSEST = [1000, 200] as const;
/** Numbers nearer to each other than this run together. */
const LEAST_PX = 50;

interface Mark {
  /** Millimetres from the trim edge. */
  readonly at: number;
  readonly rank: 'number' | 'half' | 'plain';
}

/** The marks of a ruler (标尺) between two places, as close as they can be told apart. */
export function marksBetween(from: number, to: number, pxPerMm: number): readonly Mark[] {
  const [number, step] = SCALES.find(([each]) => each * pxPerMm >= LEAST_PX) ?? COARSEST;
  const each = Math.round(number / step);
  const marks: Mark[] = [];
  for (let count = Math.ceil(from / step); count * step <= to; count += 1) {
    const rank = count % each === 0 ? 'number' : (2 * count) % each === 0 ? 'half' : 'plain';
    marks.push({ at: Math.round(count * step * 10) / 10 + 0, rank });
  }
  return marks;
}
