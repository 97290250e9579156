import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREAS } from './areas.ts';
import { MUTANTS } from './mutants.ts';

const ROOT = new URL('../../../../', import.meta.url);

describe.each(Object.entries(AREAS))('the area %s', (area, { units, specs }) => {
  it('is broken in at least ten ways', () => {
    expect(MUTANTS.filter(({ kind }) => kind === area).length).toBeGreaterThanOrEqual(10);
  });

  it('names tests that are there', () => {
    const missing = [...units, ...specs].filter((path) => !existsSync(new URL(path, ROOT)));
    expect(missing).toEqual([]);
  });
});
