import { describe, expect, it, vi } from 'vitest';
import { newIdemKey } from './idem-key.ts';

describe('newIdemKey', () => {
  it('is a word that every server takes, and never the same twice', () => {
    const keys = Array.from({ length: 100 }, newIdemKey);
    expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(100);
  });

  it('needs nothing that plain http beyond loopback lacks', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(newIdemKey()).toMatch(/^[0-9a-f]{32}$/);
    vi.unstubAllGlobals();
  });
});
