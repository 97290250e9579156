import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OperationId } from '#contracts/operations.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { type Outcome, orThrow } from '#web/lib/call/outcome.ts';
import { type DataOperation, type Inputs, keyOf, type Sent, send } from './send.ts';

// A query holds an outcome that is unwrapped, so this is what a failed one holds.
declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
  }
}

/** Query options of a read by its contract name: `useQuery(ask('WalletServiceMag.getWallet'))`. */
export function ask<K extends DataOperation>(operation: K, ...[input]: Inputs<Sent<K>>) {
  const asked = (input ?? {}) as Sent<K>;
  return askBy(operation, asked, () => send(operation, asked));
}

/** The same for a reply that a reader of the feature turns into a value. */
export function askBy<T>(operation: OperationId, input: object, call: () => Promise<Outcome<T>>) {
  return queryOptions({ queryKey: keyOf(operation, input), queryFn: () => orThrow(call()) });
}

/** For what changes without this page, such as money and time: an earlier answer is never taken for the current one. */
export const FRESH = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** One page of a list: the page before stays while the next one is on its way. */
export const PAGED = { placeholderData: keepPreviousData } as const;
