/** Prints, as JSON, what of the tests a change touches: `main.ts [REVISION]`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { SCREENS } from '#web/lib/paths.ts';
import { changesSince, NoComparison } from './changed-files.ts';
import { ImportGraph, readSources } from './import-graph.ts';
import { planFor } from './plan.ts';

const root = join(import.meta.dirname, '..', '..', '..');

try {
  const changes = changesSince(root, process.argv[2]);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\0');
  const sources = readSources(root, listed);
  // What git still lists and somebody removed is no file; pictures and tables have no text here and are files.
  const files = listed.filter((file) => file !== '' && (sources.has(file) || !/\.[cm]?[jt]sx?$/.test(file)));
  process.stdout.write(JSON.stringify(planFor(new ImportGraph(sources, files), files, SCREENS, changes)));
} catch (error) {
  if (!(error instanceof NoComparison)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
