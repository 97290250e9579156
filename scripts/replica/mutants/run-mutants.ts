import type { Mutant } from './mutant.ts';
import { type Fault, type Outcome, outcomeOf, PASSED, type Verdict } from './outcome.ts';

/** Looks at the part in this folder. */
export type Check = (place: string) => Promise<Verdict>;

/** Asks one check after the other, the cheapest first, until one notices. */
export async function firstVerdict(checks: readonly Check[], place: string): Promise<Verdict> {
  for (const check of checks) {
    const verdict = await check(place);
    if (verdict.kind !== 'passed') return verdict;
  }
  return PASSED;
}

export interface MutantRun {
  readonly mutants: readonly Mutant[];
  /** As many work at the same time as there are places. */
  readonly places: readonly string[];
  readonly checksOf: (mutant: Mutant) => readonly Check[];
  /** Has the work done in this place while it is broken in this way. */
  readonly withMutant: <T>(place: string, mutant: Mutant, work: () => Promise<T>) => Promise<T>;
  readonly now: () => number;
  readonly onOutcome: (outcome: Outcome) => void;
}

export async function runMutants(run: MutantRun): Promise<Outcome[]> {
  const waiting = [...run.mutants];
  const outcomes: Outcome[] = [];
  async function workIn(place: string): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const begun = run.now();
      const checks = run.checksOf(next);
      const verdict = await run.withMutant(place, next, () => firstVerdict(checks, place));
      const outcome = outcomeOf(next, verdict, (run.now() - begun) / 1000);
      outcomes.push(outcome);
      run.onOutcome(outcome);
    }
  }
  await Promise.all(run.places.map(workIn));
  return outcomes;
}

/** Without this nothing that is noticed later would mean anything: what the checks say of the part as it is. */
export async function faultsUnbroken(checks: readonly Check[], places: readonly string[]): Promise<Fault[]> {
  const waiting = [...checks];
  const faults: Fault[] = [];
  async function workIn(place: string): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const verdict = await next(place);
      if (verdict.kind !== 'passed') faults.push(verdict);
    }
  }
  await Promise.all(places.map(workIn));
  return faults;
}
