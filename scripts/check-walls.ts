/** The walls that no import shows: globals that only one place may touch. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { sourceFiles } from './check/source-files.ts';
import { brokenWalls } from './check/walls.ts';

function main(): number {
  const root = new URL('..', import.meta.url).pathname;
  const files = sourceFiles(root).map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));
  const broken = brokenWalls(files);
  for (const problem of broken) console.error(problem);
  if (broken.length === 0) console.log(`${files.length} files respect the walls around globals`);
  return broken.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
