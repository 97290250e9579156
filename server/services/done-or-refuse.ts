import type { Decision } from '#contracts/rules/decision.ts';
import { failureOf } from '#contracts/rules/refusals/failure.ts';
import { BusinessError } from '#server/errors.ts';

/** What was decided, where it is done; otherwise the reply that says why not, thrown. */
export function doneOrRefuse<T>(decision: Decision<T>): T {
  if (decision.kind === 'done') return decision.value;
  throw new BusinessError(failureOf(decision));
}
