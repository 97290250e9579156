import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, tryToMakeFolder } from './make-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'make-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder', () => {
  it('is made with those above it, and again without harm', () => {
    const deep = join(folder, 'a', 'b', 'c');
    makeFolder(deep);
    makeFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it('is not made below a file', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file', 'a'))).toThrow(/ENOTDIR/);
  });

  it('is tried without a trace, and never taken away where it was', () => {
    tryToMakeFolder(join(folder, 'a', 'b'));
    expect(existsSync(join(folder, 'a'))).toBe(false);
    writeFileSync(join(folder, 'file'), '');
    tryToMakeFolder(folder);
    expect(() => tryToMakeFolder(join(folder, 'file', 'a'))).toThrow(/ENOTDIR/);
    expect(existsSync(join(folder, 'file'))).toBe(true);
  });

  // Told from outside, because what never ends cannot be told from within.
  it.runIf(existsSync('/proc'))('is refused where nothing can be made, instead of never ending', () => {
    const script = `import(${JSON.stringify(new URL('./make-folder.ts', import.meta.url).href)})
      .then(({ makeFolder }) => makeFolder('/proc/none/a')).catch(({ code }) => console.log(code));`;
    const said = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(said.trim()).toBe('ENOENT');
  });
});
