import { describe, expect, it } from 'vitest';
import { createRandom, hashString } from './prng.ts';

describe('createRandom', () => {
  it('repeats itself for the same seed', () => {
    const a = createRandom('seed');
    const b = createRandom('seed');
    expect([a.next(), a.next(), a.next()]).toEqual([b.next(), b.next(), b.next()]);
  });

  it('stays within its bounds and reaches both ends', () => {
    const random = createRandom('bounds');
    const seen = new Set(Array.from({ length: 500 }, () => random.int(1, 4)));
    expect([...seen].sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('hashString', () => {
  it('is the published FNV-1a value', () => {
    expect(hashString('')).toBe(0x811c9dc5);
    expect(hashString('a')).toBe(0xe40c292c);
  });
});
