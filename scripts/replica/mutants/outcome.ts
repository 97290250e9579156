import type { Mutant } from './mutant.ts';

/** What one check says of a broken part. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'noticed'; readonly by: string; readonly detail: string }
  /** The server ended before anything was tested, so whether the contract would have noticed is unknown. */
  | { readonly kind: 'does not start'; readonly detail: string }
  /** The tests themselves did not run, or fail without the mutant too. */
  | { readonly kind: 'not tried'; readonly detail: string };

export type Fault = Exclude<Verdict, { kind: 'passed' }>;

export const PASSED: Verdict = { kind: 'passed' };

export interface Outcome {
  readonly mutant: Mutant;
  readonly kind: Fault['kind'] | 'survived';
  /** The check that noticed; empty where none did. */
  readonly by: string;
  readonly detail: string;
  readonly seconds: number;
}

/** Below this share the tests do not protect enough. */
export const DEMANDED_PERCENT = 90;

export interface Score {
  readonly noticed: number;
  readonly all: number;
  readonly percent: number;
}

/**
 * A server that does not start is noticed by everybody; the reports show it apart, because it proves nothing. What was not
 * tried was noticed by nobody.
 */
export function scoreOf(outcomes: readonly Outcome[]): Score {
  const noticed = outcomes.filter(({ kind }) => kind === 'noticed' || kind === 'does not start').length;
  const all = outcomes.length;
  return { noticed, all, percent: all === 0 ? 0 : (noticed / all) * 100 };
}

export function isEnough(outcomes: readonly Outcome[]): boolean {
  return scoreOf(outcomes).percent >= DEMANDED_PERCENT;
}

export function outcomeOf(mutant: Mutant, verdict: Verdict, seconds: number): Outcome {
  const told = { by: '', detail: '', ...verdict };
  return { ...told, mutant, kind: verdict.kind === 'passed' ? 'survived' : verdict.kind, seconds };
}
