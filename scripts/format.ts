/** Formats everything, or with --changed what changed since the branch left `main` (`--changed HEAD~2` since then). */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changesSince, NoComparison } from './check/changed/changed-files.ts';

const root = join(import.meta.dirname, '..');
const [flag, revision, ...rest] = process.argv.slice(2);

/** The files to format; what biome does not know is left to it. */
function filesToFormat(): readonly string[] {
  if (flag === undefined) return ['.'];
  if (flag !== '--changed' || rest.length > 0) {
    throw new NoComparison('npm run format formats everything; -- --changed [REV] what changed since.');
  }
  return changesSince(root, revision).files.filter((file) => existsSync(join(root, file)));
}

try {
  const files = filesToFormat();
  const check = ['check', '--write', '--no-errors-on-unmatched', ...files];
  if (files.length > 0) execFileSync('biome', check, { cwd: root, stdio: 'inherit' });
} catch (error) {
  if (error instanceof NoComparison) console.error(error.message);
  process.exitCode = error instanceof NoComparison ? 2 : 1;
}
