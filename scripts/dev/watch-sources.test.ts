import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashFiles } from '../setup/hash.mjs';
import { watchSources } from './watch-sources.mjs';

const NAMES = ['server', 'package.json'];

let root: string;
/** What was read at the last call. */
let read: string;
let calls: number;
let heard: () => void;
let end: () => void;
const at = (path: string) => join(root, path);
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...words], { cwd: root, stdio: 'pipe' });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-watch-'));
  mkdirSync(at('server/parts'), { recursive: true });
  mkdirSync(at('other'));
  for (const path of ['server/a.ts', 'server/parts/b.ts', 'package.json']) writeFileSync(at(path), '0');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('switch', '-qc', 'branch');
  writeFileSync(at('server/parts/b.ts'), 'of the branch');
  mkdirSync(at('server/new'));
  writeFileSync(at('server/new/c.ts'), 'of the branch');
  git('add', '.');
  git('commit', '-qm', 'second');
  git('switch', '-q', 'main');
});
beforeEach(() => {
  calls = 0;
  heard = () => {};
  end = () => {};
});
afterEach(() => end());
afterAll(() => rmSync(root, { recursive: true, force: true }));

const now = () => hashFiles(root, NAMES);

function begin(env: Record<string, string> = {}) {
  read = now();
  end = watchSources(
    root,
    NAMES,
    () => {
      calls += 1;
      read = now();
      heard();
    },
    env,
  );
}

/** A call that reads what was saved; while there is none the test goes on waiting. */
async function seen(save: () => void) {
  save();
  while (read !== now()) {
    await new Promise<void>((resolve) => {
      heard = resolve;
    });
  }
}

function atomically(path: string, text: string) {
  writeFileSync(at(`${path}.tmp`), text);
  renameSync(at(`${path}.tmp`), at(path));
}

/** Each leaves everything as it was found, but for the content. */
const WAYS: readonly [string, readonly ((round: number) => void)[]][] = [
  ['in place', [(round) => writeFileSync(at('server/a.ts'), `${round}`)]],
  ['by another file in its place', [(round) => atomically('server/parts/b.ts', `${round}`)]],
  ['by git checkout', [(round) => writeFileSync(at('server/a.ts'), `${round}`), () => git('checkout', '.')]],
  [
    'as a new file in a new folder, and as a change of it',
    [
      () => {
        mkdirSync(at('server/deep/er'), { recursive: true });
        writeFileSync(at('server/deep/er/x.ts'), '');
      },
      () => atomically('server/deep/er/x.ts', '1'),
      () => atomically('server/deep/er/x.ts', '2'),
      () => rmSync(at('server/deep'), { recursive: true }),
    ],
  ],
  ['by deleting it', [() => rmSync(at('server/a.ts')), () => writeFileSync(at('server/a.ts'), '')]],
  [
    'by another branch',
    [
      () => git('checkout', '-qf', 'branch'),
      () => writeFileSync(at('server/new/c.ts'), ''),
      () => git('checkout', '-qf', 'main'),
    ],
  ],
  [
    'of the whole folder',
    [
      () => rmSync(at('server'), { recursive: true }),
      () => git('checkout', '-q', '.'),
      () => atomically('server/parts/b.ts', 'late'),
    ],
  ],
  ['of a file of the root', [(round) => atomically('package.json', `${round}`)]],
];

it.each(WAYS)('tells of every save, %s', async (_name, steps) => {
  begin();
  for (let round = 1; round <= 5; round += 1) for (const step of steps) await seen(() => step(round));
});

it('tells of nothing else', async () => {
  begin();
  writeFileSync(at('other/x'), '');
  writeFileSync(at('README.md'), '');
  await seen(() => writeFileSync(at('package.json'), '1'));
  // A file that was written has at most a call for its making, its content and its end.
  expect(calls).toBeLessThanOrEqual(3);
});

it('looks by itself where nothing tells', async () => {
  begin({ CHOKIDAR_USEPOLLING: '1' });
  await seen(() => writeFileSync(at('server/a.ts'), '1'));
});
