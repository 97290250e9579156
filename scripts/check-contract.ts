/** What the linter of OpenAPI cannot know: provenance, effect, ownership, wire form and examples of every operation. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { contractProblems } from './contract/contract-problems.ts';
import type { ContractDocument } from './contract/document.ts';

function main(): number {
  const file = new URL('../contracts/generated/openapi.json', import.meta.url);
  const problems = contractProblems(JSON.parse(readFileSync(file, 'utf8')) as ContractDocument);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log('every operation says its provenance, effect, ownership, wire form and examples');
  return problems.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
