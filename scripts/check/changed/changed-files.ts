import { execFileSync, type StdioOptions } from 'node:child_process';

/** What was asked for cannot be answered here; the message is all that the reader needs. */
export class NoComparison extends Error {}

export interface Changes {
  /** The commit that is compared with, and how it was chosen. */
  readonly since: string;
  /** Changed, added and removed files, those that git does not know yet too. */
  readonly files: readonly string[];
}

function gitIn(root: string) {
  return (...args: string[]): string | undefined => {
    try {
      const options = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] satisfies StdioOptions };
      return execFileSync('git', args, { ...options, encoding: 'utf8' }).replace(/\n$/, '');
    } catch {
      return undefined;
    }
  };
}

type Git = ReturnType<typeof gitIn>;

function commitOf(git: Git, revision: string): string | undefined {
  return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
}

/** Where the work began: at the branch "main", or one commit ago for who stands on it. */
function usualBase(git: Git, head: string): { base: string; name: string } {
  const main = ['main', 'origin/main'].find((name) => commitOf(git, name) !== undefined);
  if (main === undefined) {
    throw new NoComparison(
      'There is no branch "main" to compare with. Name a revision: npm test -- --changed HEAD~3',
    );
  }
  const shared = git('merge-base', main, head) ?? main;
  if (shared !== head) return { base: shared, name: `where this left ${main}` };
  const before = commitOf(git, 'HEAD~1');
  if (before === undefined) {
    throw new NoComparison(
      'There is no commit before this one here, so nothing can be left out: npm test runs everything.',
    );
  }
  return { base: before, name: 'one commit ago' };
}

/** What changed since the revision, the working tree included. */
export function changesSince(root: string, revision?: string): Changes {
  const git = gitIn(root);
  const head = commitOf(git, 'HEAD');
  if (head === undefined) {
    throw new NoComparison(
      '"--changed" asks git, and this folder has no git history. npm test runs everything.',
    );
  }
  let { base, name } = { base: '', name: revision ?? '' };
  if (revision === undefined) ({ base, name } = usualBase(git, head));
  else {
    const given = commitOf(git, revision);
    if (given === undefined) {
      throw new NoComparison(`"${revision}" is no commit, branch or tag that git knows here.`);
    }
    base = git('merge-base', given, head) ?? given;
  }
  // No two files are held to be one that was renamed: the old name matters as well.
  const changed = git('diff', '--name-only', '--no-renames', '-z', base) ?? '';
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z') ?? '';
  const files = [...new Set(`${changed}\0${unknown}`.split('\0').filter((file) => file !== ''))].sort();
  return { since: `${base.slice(0, 8)} (${name})`, files };
}
