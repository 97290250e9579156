import type { MutationSet } from '../mutation-set.ts';
import type { Check } from '../run-mutants.ts';
import { MUTANTS } from './mutants.ts';
import { checkPact } from './pact-check.ts';
import { checkVerify } from './verify-check.ts';

export const SERVER: MutationSet = {
  command: 'npm run mutation',
  part: 'the server',
  tests: 'the contract tests',
  missingTest: 'a contract test is missing',
  mutants: MUTANTS,
  looks(_mutants, { reference }) {
    const checks: readonly Check[] = [checkPact, (place) => checkVerify(place, reference)];
    return { unbroken: checks, of: () => checks };
  },
};
