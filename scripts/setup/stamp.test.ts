import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordMatchesLock } from './install.mjs';
import { readStamp, updateStamp } from './stamp.mjs';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'));
  file = join(folder, 'deep', 'stamp.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('stamp', () => {
  it('is empty where there is none', () => {
    expect(readStamp(file)).toEqual({});
  });

  it('keeps the other entries when one is updated', () => {
    updateStamp(file, { web: '1', server: '1' });
    updateStamp(file, { web: '2' });
    expect(readStamp(file)).toEqual({ web: '2', server: '1' });
  });

  it('leaves nothing beside itself', () => {
    updateStamp(file, { web: '1' });
    expect(readdirSync(join(folder, 'deep'))).toEqual(['stamp.json']);
  });

  it.each(['', '{"web":', '[]', 'null', '"x"'])('is empty when it holds %j', (text) => {
    updateStamp(file, { web: '1' });
    writeFileSync(file, text);
    expect(readStamp(file)).toEqual({});
  });
});

describe("npm's record of an install by hand", () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-darwin': { version: '2.0.0', optional: true },
    },
  };

  it('matches without the optional packages of other platforms', () => {
    expect(recordMatchesLock(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  it('matches for the product alone without what only tests need', () => {
    const wanted = { packages: { ...lock.packages, 'node_modules/c': { version: '1.0.0', dev: true } } };
    const record = { packages: { 'node_modules/a': { version: '1.0.0' } } };
    expect(recordMatchesLock(wanted, record, 'product')).toBe(true);
    expect(recordMatchesLock(wanted, record, 'all')).toBe(false);
  });

  it('does not match with another version', () => {
    expect(recordMatchesLock(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
  });

  it('does not match when a package is missing', () => {
    expect(recordMatchesLock(lock, { packages: {} })).toBe(false);
  });
});
