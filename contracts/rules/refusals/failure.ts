import type { Missing, Refused } from '../decision.ts';
import { detailsIn } from './details.ts';
import type { Row } from './row.ts';
import { REFUSALS } from './table.ts';

/** `reason` is stable and made for programs, `message` is what a user may read. */
export interface Failure {
  readonly code: number;
  readonly reason: string;
  readonly message: string;
  readonly needVip: readonly string[] | null;
  readonly details: Readonly<Record<string, unknown>> | null;
}

/** A refusal as it is told to a client. */
export function failureOf(refusal: Refused | Missing): Failure {
  const name = refusal.kind === 'missing' ? (`${refusal.what}-not-found` as const) : refusal.reason;
  const { code, words, reason = name, needVip }: Row = REFUSALS[name];
  const told = (text: Row['words']) => (typeof text === 'string' ? text : text(refusal as never));
  return {
    code,
    reason: told(reason),
    message: told(words),
    needVip: needVip && 'needVip' in refusal ? refusal.needVip : null,
    details: detailsIn(name, refusal),
  };
}
