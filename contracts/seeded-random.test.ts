import { describe, expect, it } from 'vitest';
import { hashText, seededRandom } from './seeded-random.ts';

describe('hashText', () => {
  it('is the published FNV-1a value', () => {
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
  });
});

describe('seededRandom', () => {
  const draws = (seed: number) => {
    const random = seededRandom(seed);
    return [random(), random(), random()];
  };

  it('repeats itself for the same seed', () => {
    expect(draws(7)).toEqual(draws(7));
  });

  it('goes another way for another seed', () => {
    expect(draws(7)).not.toEqual(draws(8));
  });
});
