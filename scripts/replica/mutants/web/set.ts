import type { MutationSet } from '../mutation-set.ts';
import { AREAS } from './areas.ts';
import { createBrowserCheck } from './browser-check.ts';
import { buildIn, habitOf, runSpecs } from './browser-run.ts';
import { createCompilerCheck } from './compiler-check.ts';
import { MUTANTS } from './mutants.ts';
import { checkUnits } from './unit-check.ts';
import type { WebMutant } from './web-mutant.ts';

export const WEB: MutationSet<WebMutant> = {
  command: 'npm run mutation:web',
  part: "the browser's part",
  tests: 'its tests',
  missingTest: 'a test is missing',
  mutants: MUTANTS,
  looks(mutants, { reference }) {
    const checkBrowser = createBrowserCheck(reference, { buildIn, runSpecs, habitOf });
    const compiler = createCompilerCheck(reference, [...new Set(mutants.map(({ file }) => file))]);
    const folders = new Set(mutants.flatMap(({ kind }) => AREAS[kind].units));
    return {
      // What a browser spec says counts only where it passes on the unbroken part, which is looked at when it comes to that.
      unbroken: [(place) => checkUnits(place, [...folders]), async () => compiler.unbroken()],
      of: (mutant) => [
        (place) => checkUnits(place, AREAS[mutant.kind].units),
        async () => compiler.look(mutant),
        (place) => checkBrowser(place, AREAS[mutant.kind].specs),
      ],
    };
  },
};
