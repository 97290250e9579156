/** Each operation of the contract has its handler, its test, its client call and its Pact interaction. */
import { pathToFileURL } from 'node:url';
import { missingParts, readProject } from './contract/recipe.ts';

function main(): number {
  const missing = missingParts(readProject(new URL('..', import.meta.url).pathname));
  for (const problem of missing) console.error(problem);
  if (missing.length === 0)
    console.log('every operation has its handler, test, client call and Pact interaction');
  return missing.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
