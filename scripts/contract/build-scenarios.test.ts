import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '#db/scenarios/index.ts';
import { buildScenarios, foundScenarios } from './build-scenarios.ts';

describe('the list of the scenarios', () => {
  it('has what the files export, several of one file too, and no helper', async () => {
    const found = await foundScenarios(new URL('../..', import.meta.url).pathname);
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(SCENARIOS).sort());
    expect(found).toContainEqual({ file: 'cart-states.ts', constant: 'cartEmpty', name: 'cart-empty' });
  });

  it('is written by name', () => {
    const text = buildScenarios([
      { file: 'shelf.ts', constant: 'shelfFull', name: 'shelf-full' },
      { file: 'shelf.ts', constant: 'shelfEmpty', name: 'shelf-empty' },
    ]);
    expect(text).toBe(`import { shelfEmpty } from '../shelf.ts';
import { shelfFull } from '../shelf.ts';
import type { Scenario } from '../types.ts';

export const SCENARIOS = {
  'shelf-empty': shelfEmpty,
  'shelf-full': shelfFull,
} satisfies Record<string, Scenario>;
`);
  });

  it('refuses one name for two', () => {
    const twins = ['one.ts', 'two.ts'].map((file) => ({ file, constant: 'same', name: 'same' }));
    expect(() => buildScenarios(twins)).toThrow('two scenarios are named same');
  });
});
