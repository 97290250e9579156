import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFiles, listFiles } from './hash.mjs';
import { isProductFile } from './sources.mjs';

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'hash-'));
  mkdirSync(join(base, 'web', 'e2e'), { recursive: true });
  writeFileSync(join(base, 'web', 'b.ts'), 'two');
  writeFileSync(join(base, 'web', 'a.ts'), 'one');
  writeFileSync(join(base, 'web', 'a.test.ts'), 'test');
  writeFileSync(join(base, 'web', 'e2e', 'x.ts'), 'spec');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const hash = () => hashFiles(base, ['web'], isProductFile);

describe('content hash', () => {
  it('lists the product files sorted and leaves tests out', () => {
    expect(listFiles(base, ['web', 'missing'], isProductFile)).toEqual(['web/a.ts', 'web/b.ts']);
  });

  it('stays the same when only a time changes', () => {
    const before = hash();
    utimesSync(join(base, 'web', 'a.ts'), 1, 1);
    expect(hash()).toBe(before);
  });

  it('changes with a content', () => {
    const before = hash();
    writeFileSync(join(base, 'web', 'a.ts'), 'One');
    expect(hash()).not.toBe(before);
  });

  it('changes when a file appears or disappears', () => {
    const before = hash();
    writeFileSync(join(base, 'web', 'c.ts'), '');
    const more = hash();
    rmSync(join(base, 'web', 'c.ts'));
    expect(more).not.toBe(before);
    expect(hash()).toBe(before);
  });

  it('changes when bytes move from one file to its neighbour', () => {
    const before = hash();
    writeFileSync(join(base, 'web', 'a.ts'), 'on');
    writeFileSync(join(base, 'web', 'b.ts'), 'etwo');
    expect(hash()).not.toBe(before);
  });

  it('does not change with a test', () => {
    const before = hash();
    writeFileSync(join(base, 'web', 'a.test.ts'), 'another');
    expect(hash()).toBe(before);
  });
});
