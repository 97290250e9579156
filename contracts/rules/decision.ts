import type { FactsOf, Reason } from './refusals/table.ts';

type ThingOf<R extends Reason> = R extends `${infer Name}-not-found` ? Name : never;
/** What a decision can be about. Rows of other members are treated like missing ones. */
export type Thing = ThingOf<Reason>;

export interface Done<T> {
  readonly kind: 'done';
  readonly value: T;
}

export type Refused<R extends Reason = Reason> = R extends Reason
  ? { readonly kind: 'refused'; readonly reason: R } & FactsOf<R>
  : never;

export interface Missing<T extends Thing = Thing> {
  readonly kind: 'missing';
  readonly what: T;
}

/** The result of anything that can fail (结果): the type of a function lists the possible outcomes and reasons. */
export type Decision<T = unknown> = Done<T> | Refused | Missing;

export function done<T>(value: T): Done<T> {
  return { kind: 'done', value };
}

export const DONE: Done<void> = { kind: 'done', value: undefined };

/** Nothing for a reason that is enough by itself. */
export type Facts<R extends Reason> = unknown extends FactsOf<R> ? [] : [FactsOf<R>];

export function refused<R extends Reason>(
  reason: R,
  ...facts: Facts<R>
): { readonly kind: 'refused'; readonly reason: R } & FactsOf<R> {
  return Object.assign({ kind: 'refused', reason } as const, ...facts);
}

/** Refuses one field of a form: the name of its problem (`bad-<field>`), and the words beside it. */
export function refusedField(problem: string, message: string): Refused<'bad-field'> {
  return refused('bad-field', { problem, message });
}

export function missing<T extends Thing>(what: T): Missing<T> {
  return { kind: 'missing', what };
}

/** For a caller that has ruled out failure: anything but done is an exception. */
export function mustBeDone<T>(decision: Decision<T>): T {
  if (decision.kind === 'done') return decision.value;
  const why = decision.kind === 'missing' ? `there is no ${decision.what}` : JSON.stringify(decision);
  throw new Error(`this had to be possible: ${why}`);
}
