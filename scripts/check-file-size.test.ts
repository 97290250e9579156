import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countLines, crowdedFolders, isHeldToSize, longFiles } from './check-file-size.ts';

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'size-'));
  mkdirSync(join(base, 'web'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('file size', () => {
  it('does not count the end of the last line as a line', () => {
    expect([countLines(''), countLines('a'), countLines('a\n'), countLines('a\n\n')]).toEqual([0, 1, 1, 2]);
  });

  it('leaves tests, generated code and data alone', () => {
    const free = [
      'web/a.test.ts',
      'web/e2e/a.spec.ts',
      'contracts/generated/api.d.ts',
      'server/dispatch/generated/handlers.ts',
      'db/migrations/0.sql',
      'web/a.svg',
    ];
    expect(free.filter(isHeldToSize)).toEqual([]);
  });

  it('names the folders with too many files, tests and styles aside', () => {
    for (const name of ['a.ts', 'b.tsx', 'c.ts', 'c.test.ts', 'c.css']) {
      writeFileSync(join(base, 'web', name), 'x\n');
    }
    expect(crowdedFolders(base, 3)).toEqual([]);
    expect(crowdedFolders(base, 2)).toEqual(['web: 3 source files, at most 2; make rooms by topic.']);
  });

  it('names the files over the wall, the longest first', () => {
    writeFileSync(join(base, 'web', 'fits.ts'), 'x\n'.repeat(3));
    writeFileSync(join(base, 'web', 'long.ts'), 'x\n'.repeat(4));
    writeFileSync(join(base, 'web', 'longer.css'), 'x\n'.repeat(5));
    expect(longFiles(base, 3)).toEqual([
      { file: 'web/longer.css', lines: 5 },
      { file: 'web/long.ts', lines: 4 },
    ]);
  });
});
