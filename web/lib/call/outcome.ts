import { CallError, type FailureWords } from './call-error.ts';
import { replyCode } from './reply.ts';

/** What came of a call: the one shape of every feature's calls. Only a call that was given up rejects. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CallError };

type DataOf<R> = R extends { data: infer D } ? D : never;

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function failed(reply: unknown, words?: FailureWords): Outcome<never> {
  return { ok: false, error: new CallError(reply, words) };
}

/** The data of a successful reply; every other reply is a failure. */
export function outcomeOf<R extends object>(reply: R, words?: FailureWords): Outcome<DataOf<R>> {
  return replyCode(reply) === 0 && 'data' in reply ? done(reply.data as DataOf<R>) : failed(reply, words);
}

/** What a reader made of a reply that the documents describe; null is a failure. */
export function readOutcome<T>(value: T | null, reply: unknown, words?: FailureWords): Outcome<T> {
  return value === null ? failed(reply, words) : done(value);
}

/** Another value of the same outcome. */
export function mapped<T, U>(outcome: Outcome<T>, change: (value: T) => U): Outcome<U> {
  return outcome.ok ? done(change(outcome.value)) : outcome;
}

/** The value, or the error thrown: that is how a query says that it failed. */
export async function orThrow<T>(outcome: Promise<Outcome<T>>): Promise<T> {
  const came = await outcome;
  if (!came.ok) throw came.error;
  return came.value;
}
