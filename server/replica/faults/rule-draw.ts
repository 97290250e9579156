import { seededRandom } from '#contracts/seeded-random.ts';

export interface RuleDraw {
  /** From 0 up to 1; the rule strikes when it is below its probability. */
  readonly chance: number;
  /** What else is drawn, such as the length of a delay. */
  readonly random: () => number;
}

/**
 * One draw of a rule: a pure function of the rule's seed and the place in its sequence, so that any draw can be had
 * again without those before it. The place is mixed in first, because neighbouring seeds must not give shifted
 * copies of one sequence.
 */
export function ruleDraw(seed: number, index: number): RuleDraw {
  const start = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(index + 1, 0xc2b2ae35);
  const random = seededRandom(start);
  // The first number of the generator still shows its seed.
  random();
  return { chance: random(), random };
}
