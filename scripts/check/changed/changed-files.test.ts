import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changesSince, NoComparison } from './changed-files.ts';

let folder = '';

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid'];
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function commit(file: string): string {
  writeFileSync(join(folder, file), file);
  git('add', '.');
  git('commit', '--quiet', '-m', file);
  return git('rev-parse', 'HEAD').slice(0, 8);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-changed-'));
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('compares a branch with where it left main, and the working tree counts', () => {
  const left = commit('a.ts');
  git('checkout', '--quiet', '-b', 'work');
  commit('b.ts');
  commit('c.ts');
  writeFileSync(join(folder, 'a.ts'), 'changed');
  rmSync(join(folder, 'c.ts'));
  mkdirSync(join(folder, '印刷'));
  writeFileSync(join(folder, '印刷', 'new.ts'), '');
  expect(changesSince(folder)).toEqual({
    since: `${left} (where this left main)`,
    files: ['a.ts', 'b.ts', '印刷/new.ts'],
  });
});

it('compares main with one commit ago', () => {
  const before = commit('a.ts');
  commit('b.ts');
  expect(changesSince(folder)).toEqual({ since: `${before} (one commit ago)`, files: ['b.ts'] });
});

it('compares with the revision that is named, where the two have parted', () => {
  const first = commit('a.ts');
  git('checkout', '--quiet', '-b', 'work');
  commit('b.ts');
  git('checkout', '--quiet', 'main');
  commit('c.ts');
  expect(changesSince(folder, 'work')).toEqual({ since: `${first} (work)`, files: ['c.ts'] });
  expect(changesSince(folder, 'HEAD').files).toEqual([]);
});

it('says what is wrong with a revision, and when there is nothing to compare with', () => {
  expect(() => changesSince(folder)).toThrow(/no git history/);
  commit('a.ts');
  for (const bad of ['nonsense', '--all', 'HEAD~7', 'HEAD:a.ts']) {
    expect(() => changesSince(folder, bad)).toThrow(
      new NoComparison(`"${bad}" is no commit, branch or tag that git knows here.`),
    );
  }
  expect(() => changesSince(folder)).toThrow(/no commit before this one/);
  git('branch', '-m', 'trunk');
  expect(() => changesSince(folder)).toThrow(/There is no branch "main"/);
});
