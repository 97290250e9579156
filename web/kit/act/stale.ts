import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { touches } from '#web/lib/touches.ts';

/** Reads everything again that a write makes stale, here and in other tabs; settles when what is shown is new. */
export async function readAgainAfter(operation: OperationId, queries: QueryClient): Promise<void> {
  const keys = operationMeta(operation).invalidates.map((resource) => [resource]);
  touches.set({ keys });
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

export function useReadAgain(): (operation: OperationId) => Promise<void> {
  const queries = useQueryClient();
  return useCallback((operation) => readAgainAfter(operation, queries), [queries]);
}
