import { describe, expect, it } from 'vitest';
import { SEEDED_WORKS } from './works.ts';

describe('SEEDED_WORKS', () => {
  it('holds forty-eight works with their own ids and titles', () => {
    expect(SEEDED_WORKS).toHaveLength(48);
    expect(new Set(SEEDED_WORKS.map(({ artId }) => artId)).size).toBe(48);
    expect(new Set(SEEDED_WORKS.map(({ title }) => title)).size).toBe(48);
  });

  it('names works in kebab-case, so that an id can be a file name', () => {
    for (const { artId } of SEEDED_WORKS) expect(artId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has several works of every type and family', () => {
    const count = (key: 'type' | 'family'): number[] => {
      const tally = new Map<string, number>();
      for (const work of SEEDED_WORKS) tally.set(work[key], (tally.get(work[key]) ?? 0) + 1);
      return [...tally.values()];
    };
    expect(count('type')).toHaveLength(6);
    expect(count('family')).toHaveLength(10);
    expect(Math.min(...count('type'), ...count('family'))).toBeGreaterThanOrEqual(3);
  });

  it('has printable sizes and page counts', () => {
    for (const { widthMm, heightMm, pageNum } of SEEDED_WORKS) {
      expect(Math.min(widthMm, heightMm)).toBeGreaterThanOrEqual(100);
      expect(Math.max(widthMm, heightMm)).toBeLessThanOrEqual(420);
      expect(Number.isInteger(pageNum) && pageNum > 0).toBe(true);
    }
  });
});
