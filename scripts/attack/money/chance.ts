import { seededRandom } from '#contracts/seeded-random.ts';

/** Everything that a walk draws, from one seed: the same seed walks the same way. */
export class Chance {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = seededRandom(seed);
  }

  below(end: number): number {
    return Math.floor(this.#next() * end);
  }

  isIn(percent: number): boolean {
    return this.#next() * 100 < percent;
  }

  of<T>(list: readonly T[]): T | undefined {
    return list[this.below(Math.max(1, list.length))];
  }

  /** From one to so many different ones, or all where there are fewer. */
  some<T>(list: readonly T[], most: number): T[] {
    const left = [...list];
    const taken: T[] = [];
    const wanted = Math.min(left.length, 1 + this.below(most));
    while (taken.length < wanted) taken.push(...left.splice(this.below(left.length), 1));
    return taken;
  }

  /** One of them, as likely as its weight. */
  weighed<T extends { readonly weight: number }>(list: readonly T[]): T | undefined {
    let place = this.below(list.reduce((sum, { weight }) => sum + weight, 0));
    return list.find(({ weight }) => {
      place -= weight;
      return place < 0;
    });
  }
}
