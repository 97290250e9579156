import { hashText, seededRandom } from '#contracts/seeded-random.ts';

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  range(min: number, max: number): number;
  /** Whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** What a drawing is drawn with: the same seed always draws the same picture. */
export function createRandom(seed: string): Random {
  const next = seededRandom(hashText(seed));
  return {
    next,
    range: (min, max) => min + next() * (max - min),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
