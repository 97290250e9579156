import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETS } from './sets.ts';

const ROOT = new URL('../../../', import.meta.url);

describe.each([...SETS.values()])('the ways to break $part', ({ mutants }) => {
  it('are at least forty, each with a name of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });

  it.each(mutants)('$id fits the source', ({ file, from, to }) => {
    const text = readFileSync(new URL(file, ROOT), 'utf8');
    expect(text.split(from)).toHaveLength(2);
    expect(text.replace(from, () => to)).not.toBe(text);
  });
});
