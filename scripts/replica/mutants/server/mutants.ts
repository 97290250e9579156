import type { Mutant } from '../mutant.ts';
import { REPLY_MUTANTS } from './reply-mutants.ts';
import { RULE_MUTANTS } from './rule-mutants.ts';

/** Every way in which the mutation check breaks the server. */
export const MUTANTS: readonly Mutant[] = [...REPLY_MUTANTS, ...RULE_MUTANTS];
