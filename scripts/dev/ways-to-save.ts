/** How editors and git change files, each of them in a copy of the project with a repository of its own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What one save writes, by path. */
type Content = Readonly<Record<string, string>>;

interface Way {
  readonly name: string;
  /** What has to be deleted before, so that the files are new. */
  readonly isOfNewFiles?: boolean;
  save(content: Content): void;
}

export function waysToSave(place: string): readonly Way[] {
  const at = (path: string) => join(place, path);
  const index = join(place, '.git', 'of-the-ways');
  const git = (words: readonly string[], input = '', env: Record<string, string> = {}) =>
    execFileSync('git', ['-c', 'user.name=dev', '-c', 'user.email=dev@desk.example', ...words], {
      cwd: place,
      input,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    }).trim();

  git(['init', '--quiet', '--initial-branch=main']);
  writeFileSync(join(place, '.git', 'info', 'exclude'), 'node_modules\n.data\n');
  git(['add', '--all']);
  git(['commit', '--quiet', '--message=The copy']);

  /** Known to git, and not in the folder yet. */
  function stage(content: Content, env: Record<string, string>): void {
    for (const [path, text] of Object.entries(content)) {
      const blob = git(['hash-object', '-w', '--stdin'], text);
      git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], '', env);
    }
  }

  let branches = 0;

  /** What each file says comes out of a folder that only this branch has. */
  function branchOf(content: Content): string {
    branches += 1;
    const env = { GIT_INDEX_FILE: index };
    git(['read-tree', 'main'], '', env);
    for (const [path, text] of Object.entries(content)) {
      const part = `${dirname(path)}/of-branch-${branches}/part.ts`;
      stage({ [part]: text, [path]: `export * from './of-branch-${branches}/part.ts';\n` }, env);
    }
    const commit = git(['commit-tree', git(['write-tree'], '', env), '-p', 'main', '-m', 'A branch']);
    git(['branch', '--force', `branch-${branches}`, commit]);
    return `branch-${branches}`;
  }

  const write = (content: Content) => {
    for (const [path, text] of Object.entries(content)) writeFileSync(at(path), text);
  };

  return [
    { name: 'in place', save: write },
    {
      name: 'another file in its place',
      save(content) {
        for (const [path, text] of Object.entries(content)) {
          writeFileSync(at(`${path}~`), text);
          renameSync(at(`${path}~`), at(path));
        }
      },
    },
    {
      name: 'git checkout of a file',
      save(content) {
        stage(content, {});
        git(['checkout', '--', ...Object.keys(content)]);
      },
    },
    { name: 'a new file', isOfNewFiles: true, save: write },
    {
      name: 'git switch to a branch',
      save: (content) => git(['switch', '--quiet', '--discard-changes', branchOf(content)]),
    },
  ];
}

export function deleteFiles(place: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(place, path));
}

/** Puts the files there, and lets others use what they say. */
export function prepare(
  place: string,
  content: Content,
  users: Readonly<Record<string, (text: string) => string>>,
): void {
  for (const [path, text] of Object.entries(content)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  for (const [path, change] of Object.entries(users)) {
    writeFileSync(join(place, path), change(readFileSync(join(place, path), 'utf8')));
  }
}
