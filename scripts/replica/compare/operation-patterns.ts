import type { OperationId } from '#contracts/operations.ts';
import { matchOperations } from '#server/servlet/operation-patterns.ts';
import { UsageError } from '../cli/flags.ts';

/** The operations that any of the patterns names. A pattern of nothing is a mistake. */
export function operationsMatching(patterns: readonly string[], flag: string): ReadonlySet<OperationId> {
  const matched = matchOperations(patterns);
  if (matched.ok) return matched.operations;
  throw new UsageError(
    `Unknown operation of --${flag} "${matched.pattern}". Did you mean "${matched.nearest}"?`,
  );
}
