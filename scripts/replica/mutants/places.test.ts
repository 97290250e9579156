import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mutant } from './mutant.ts';
import { createPlaces, mutated, withMutant } from './places.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-places-test-'));
const file = join(folder, 'one.ts');
const change = mutant('rule', 'two-to-three', 'one', '2', '$&3');
const read = () => readFileSync(file, 'utf8');

beforeEach(() => writeFileSync(file, 'export const TWO = 2;\n'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('mutated', () => {
  it('takes the new text to the letter', () => {
    expect(mutated('1 2 3', change)).toBe('1 $&3 3');
  });

  it.each(['1 3', '2 2'])('refuses a source where the text does not stand once: %s', (text) => {
    expect(() => mutated(text, change)).toThrow('two-to-three does not fit the source');
  });
});

describe('withMutant', () => {
  it('works in the broken place, and mends it', async () => {
    expect(await withMutant(folder, change, async () => read())).toBe('export const TWO = $&3;\n');
    expect(read()).toBe('export const TWO = 2;\n');
  });

  it('mends it after a failure too', async () => {
    const failing = withMutant(folder, change, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(read()).toBe('export const TWO = 2;\n');
  });
});

describe('createPlaces', () => {
  it('copies the sources apart from each other, and removes them', () => {
    const places = createPlaces(1);
    try {
      const [worker = ''] = places.broken;
      writeFileSync(join(worker, 'server/main.ts'), '');
      expect(readFileSync(join(places.reference, 'server/main.ts'), 'utf8')).not.toBe('');
      expect(existsSync(join(worker, 'node_modules/vitest/vitest.mjs'))).toBe(true);
    } finally {
      places.remove();
    }
    expect(existsSync(places.reference)).toBe(false);
  });
});
