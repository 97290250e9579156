import { describe, expect, it } from 'vitest';
import { newIdemKey } from './idem-key.ts';

describe('newIdemKey', () => {
  it('is a word that every server takes, and never the same twice', () => {
    const keys = Array.from({ length: 100 }, newIdemKey);
    expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(100);
  });
});
