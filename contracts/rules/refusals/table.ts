import { ACCOUNT } from './account.ts';
import { ANY_CALL } from './any-call.ts';
import { BUYING } from './buying.ts';
import type { DetailsOf, ReasonWithDetails } from './details.ts';
import { MAKING } from './making.ts';
import { MISSING } from './missing.ts';

/** Every outcome that is not success, by its reason: its code, its words and the facts they need. */
export const REFUSALS = { ...ANY_CALL, ...MISSING, ...ACCOUNT, ...BUYING, ...MAKING };

type Table = typeof REFUSALS;
export type Reason = keyof Table;

type NeededBy<F> = F extends (facts: infer Facts) => string ? Facts : unknown;
type NeededAs<R extends Reason> = Table[R] extends { reason: infer F } ? NeededBy<F> : unknown;
type NeededLevels<R extends Reason> = Table[R] extends { needVip: true }
  ? { readonly needVip: readonly string[] }
  : unknown;
type NeededDetails<R extends Reason> = R extends ReasonWithDetails ? DetailsOf<R> : unknown;

/** What has to be known for a refusal; unknown where the reason alone is enough. */
export type FactsOf<R extends Reason> = NeededBy<Table[R]['words']> &
  NeededAs<R> &
  NeededLevels<R> &
  NeededDetails<R>;
