import type { OperationId } from '#contracts/operations.ts';
import type { Violation } from '#server/servlet/validate-exchange.ts';

/** One call, as it may be shown: nothing in it is a secret. */
export interface Exchange {
  readonly n: number;
  readonly at: string;
  readonly ms: number;
  /** Null for a call that the contract does not know. */
  readonly operation: OperationId | null;
  readonly answeredBy: 'target' | 'replica';
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly hasToken: boolean;
    readonly type: string;
    /** What was sent, as values; null for what is no form and no JSON, or is too big. */
    readonly input: unknown;
  };
  readonly response: {
    readonly status: number;
    readonly type: string;
    /** Parsed where it is JSON; null where it is too big to be kept. */
    readonly body: unknown;
  };
  readonly violations: readonly Violation[];
  /** Why the reply is not whole or not there; null for one that is. */
  readonly failure: string | null;
}

export interface ExchangeJournal {
  nextNumber(): number;
  add(exchange: Exchange): void;
  list(): Exchange[];
  find(n: number): Exchange | undefined;
}

export const CAPACITY = 1000;

export function createExchangeJournal(capacity = CAPACITY): ExchangeJournal {
  const kept = new Map<number, Exchange>();
  let last = 0;
  return {
    nextNumber() {
      last += 1;
      return last;
    },
    add(exchange) {
      kept.set(exchange.n, exchange);
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    },
    list: () => [...kept.values()],
    find: (n) => kept.get(n),
  };
}
