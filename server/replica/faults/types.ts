import type { OperationId } from '#contracts/operations.ts';

export type Delay =
  | { readonly kind: 'fixed'; readonly ms: number }
  | { readonly kind: 'uniform'; readonly minMs: number; readonly maxMs: number }
  | { readonly kind: 'lognormal'; readonly medianMs: number; readonly sigma: number };

/** What goes wrong. `delay` alone lets the call succeed, late. */
export type FaultKind =
  | { readonly kind: 'delay'; readonly delay: Delay }
  | { readonly kind: 'status'; readonly status: number }
  | {
      readonly kind: 'code';
      readonly code: number;
      readonly message?: string;
      readonly needVip?: readonly string[];
    }
  | { readonly kind: 'business-failure'; readonly message?: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'double-encoded' }
  | { readonly kind: 'malformed-json' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'hang' };

export interface FaultRule {
  readonly id: string;
  /** An operation, or * for every one. */
  readonly operation: OperationId | '*';
  readonly fault: FaultKind;
  /** How often it still strikes; null means until it is removed. */
  readonly timesLeft: number | null;
  /** 0 to 1, drawn from the rule's own seeded sequence. */
  readonly probability: number;
  readonly seed: number;
}

export interface DrawnFault {
  readonly ruleId: string;
  readonly fault: FaultKind;
  /** Milliseconds to wait before answering, already drawn. */
  readonly delayMs: number;
}

export interface FaultBook {
  /** The fault that strikes this call, or null. `prefer` is the request's Prefer header. */
  draw(operation: OperationId, prefer: string | undefined): DrawnFault | null;
  add(rule: {
    operation: string;
    times?: number;
    probability?: number;
    seed?: number;
    fault: FaultKind;
  }): FaultRule;
  list(): readonly FaultRule[];
  remove(id: string): boolean;
  clear(): void;
}
