import { type Outcome, outcomeOf, PASSED, type Verdict } from './outcome.ts';
import { MUTANTS } from './server/mutants.ts';

const NOTICED: Verdict = { kind: 'noticed', by: 'Pact', detail: 'an interaction' };
const DEAD: Verdict = { kind: 'does not start', detail: 'a|b\nc' };
const LOST: Verdict = { kind: 'not tried', detail: 'no test was run' };
const VERDICTS = { noticed: NOTICED, survived: PASSED, 'does not start': DEAD, 'not tried': LOST };

/** So many outcomes of each kind, of real mutants in their order. */
export function outcomes(counts: Partial<Record<Outcome['kind'], number>>): Outcome[] {
  const kinds = (Object.keys(VERDICTS) as Outcome['kind'][]).flatMap((kind) =>
    Array.from({ length: counts[kind] ?? 0 }, () => kind),
  );
  return MUTANTS.slice(0, kinds.length).map((mutant, at) =>
    outcomeOf(mutant, VERDICTS[kinds[at] ?? 'noticed'], 12.4),
  );
}
