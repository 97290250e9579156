import { type DetailsOf, type ReasonWithDetails, readDetails } from '#contracts/rules/refusals/details.ts';
import type { CallError } from './call-error.ts';

/** The details of a refusal for this reason (拒绝); null where it failed for another, or the details are missing or malformed. */
export function refusalOf<R extends ReasonWithDetails>(
  { reason, details }: CallError,
  wanted: R,
): DetailsOf<R> | null {
  return reason === wanted ? readDetails(wanted, details) : null;
}
