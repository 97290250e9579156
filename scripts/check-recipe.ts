/**
 * Each operation of the contract has its handler, its test, its client call and its Pact interactions; each open screen
 * and each scenario has a test.
 */
import { pathToFileURL } from 'node:url';
import { joinedPact } from '#contracts/pact/pact-file.ts';
import { SCENARIO_NAMES } from '#db/scenarios/index.ts';
import { SCREENS } from '#web/lib/paths.ts';
import {
  forgottenFailures,
  missingParts,
  readProject,
  untestedScenarios,
  untestedScreens,
} from './contract/recipe.ts';

function main(): number {
  const project = readProject(new URL('..', import.meta.url).pathname);
  const missing = [
    ...missingParts(project),
    ...forgottenFailures(project, joinedPact().interactions),
    ...untestedScreens(project, SCREENS),
    ...untestedScenarios(project, SCENARIO_NAMES),
  ];
  for (const problem of missing) console.error(problem);
  if (missing.length === 0)
    console.log(
      'every operation has its handler, test, client call and Pact interactions, every screen its test',
    );
  return missing.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
