import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sourceFiles } from '#scripts/check/source-files.ts';
import { mutant } from './mutant.ts';
import { createPlaces, mutated, SOURCES, withMutant } from './places.ts';

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

/** Something in the place of everything that is copied, because the whole project takes seconds. */
function smallProject(): string {
  const root = join(folder, 'project');
  for (const name of SOURCES) {
    if (name.includes('.')) continue;
    mkdirSync(join(root, name, 'node_modules'), { recursive: true });
    writeFileSync(join(root, name, 'a.ts'), name);
  }
  for (const name of SOURCES.filter((each) => each.includes('.'))) writeFileSync(join(root, name), name);
  return root;
}

describe('createPlaces', () => {
  it('copies every folder that has sources, and what tests read beside them', () => {
    const { reference, remove } = createPlaces(0, smallProject());
    const folders = SOURCES.filter((name) => !name.includes('.'));
    expect(sourceFiles(reference)).toHaveLength(folders.length);
    expect(existsSync(join(reference, 'CHANGELOG.md'))).toBe(true);
    remove();
  });

  const places = createPlaces(2, smallProject());
  const [worker = '', other = ''] = places.broken;
  afterAll(() => places.remove());

  it('copies everything but what is installed, which is shared', () => {
    expect(readdirSync(worker).sort()).toEqual([...SOURCES, 'node_modules'].sort());
    expect(readdirSync(join(worker, 'server'))).toEqual(['a.ts']);
    expect(lstatSync(join(worker, 'node_modules')).isSymbolicLink()).toBe(true);
  });

  it('keeps the copies apart from each other', () => {
    writeFileSync(join(worker, 'server/a.ts'), '');
    expect(readFileSync(join(other, 'server/a.ts'), 'utf8')).toBe('server');
    expect(readFileSync(join(places.reference, 'server/a.ts'), 'utf8')).toBe('server');
  });

  it('leaves nothing behind', () => {
    const short = createPlaces(1, join(folder, 'project'));
    short.remove();
    expect(existsSync(short.reference)).toBe(false);
  });
});
