import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';

const ROOT = new URL('../../../', import.meta.url);

describe('the ways to break the server', () => {
  it('are at least forty, each with a name of its own', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(MUTANTS.map(({ id }) => id)).size).toBe(MUTANTS.length);
  });

  it.each(MUTANTS)('$id fits the source', ({ file, from, to }) => {
    const text = readFileSync(new URL(file, ROOT), 'utf8');
    expect(text.split(from)).toHaveLength(2);
    expect(text.replace(from, () => to)).not.toBe(text);
  });
});
