import type { FaultKind } from '#contracts/control/faults.ts';
import type { CallId } from '#contracts/uploads.ts';

export type { FaultKind } from '#contracts/control/faults.ts';

export interface FaultRule {
  readonly id: string;
  /** An operation or an upload, or * for every one. */
  readonly operation: CallId | '*';
  readonly fault: FaultKind;
  /** How often it still strikes; null means until it is removed. */
  readonly timesLeft: number | null;
  /** 0 to 1, drawn from the rule's own seeded sequence. */
  readonly probability: number;
  readonly seed: number;
  /** Where in its sequence the rule began: the draws before are left out. */
  readonly skip: number;
  /** The place of its next draw. */
  readonly next: number;
}

export interface NewRule {
  readonly operation: string;
  readonly times?: number;
  readonly probability?: number;
  readonly seed?: number;
  readonly skip?: number;
  readonly fault: FaultKind;
}

/** A strike of a rule: `<seed>-<place in its sequence>`, by which it can be had again. */
export interface Strike {
  readonly ruleId: string;
  readonly draw: string;
}

export interface DrawnFault {
  readonly ruleId: string;
  /** Null for a fault that the request asked for. */
  readonly draw: string | null;
  readonly fault: FaultKind;
  /** Milliseconds to wait before answering, already drawn. */
  readonly delayMs: number;
  /** The rule that made it wait, where another one decided the answer. */
  readonly delayedBy: Strike | null;
}

/** All that a book knows, as values that are never changed. */
export interface FaultState {
  readonly rules: readonly FaultRule[];
  readonly spent: readonly FaultRule[];
  readonly added: number;
}

export interface FaultBook {
  /** The fault that strikes this call, or null. `prefer` is the request's Prefer header. */
  draw(operation: CallId, prefer: string | undefined): DrawnFault | null;
  add(rule: NewRule): FaultRule;
  /** Adds a rule like the one of that draw, which begins with it; null when no rule here drew it. */
  replay(draw: string, times?: number): FaultRule | null;
  list(): readonly FaultRule[];
  remove(id: string): boolean;
  clear(): void;
  state(): FaultState;
  restore(state: FaultState): void;
}
