import type { Mutant } from './mutant.ts';
import type { Places } from './places.ts';
import type { Check } from './run-mutants.ts';

/** One part of the product, the ways in which it is broken, and the tests that have to notice. */
export interface MutationSet<M extends Mutant = Mutant> {
  readonly command: string;
  /** As in "breaks a copy of the server". */
  readonly part: string;
  /** As in "whether the contract tests notice". */
  readonly tests: string;
  /** What a survivor asks for. */
  readonly missingTest: string;
  readonly mutants: readonly M[];
  /** How these mutants are looked for in these places. */
  looks(mutants: readonly M[], places: Places): Looks<M>;
}

interface Looks<M extends Mutant> {
  /** What has to pass before anything is broken. */
  readonly unbroken: readonly Check[];
  /** What has to notice this mutant, the cheapest first. */
  of(mutant: M): readonly Check[];
}
