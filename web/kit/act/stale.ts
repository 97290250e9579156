import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type OperationId, operationMeta, type ResourceName } from '#contracts/operations.ts';
import { touches } from '#web/lib/touches.ts';

/** A write of the contract, or what is stale for another reason: a moment that passed, a payment that arrived. */
type Stale = OperationId | readonly ResourceName[];

/** Reads everything again that is stale, here and in other tabs; settles when what is shown is new. */
export async function readAgainAfter(stale: Stale, queries: QueryClient): Promise<void> {
  const resources = typeof stale === 'string' ? operationMeta(stale).invalidates : stale;
  const keys = resources.map((resource) => [resource]);
  touches.set({ keys });
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

export function useReadAgain(): (stale: Stale) => Promise<void> {
  const queries = useQueryClient();
  return useCallback((stale) => readAgainAfter(stale, queries), [queries]);
}
