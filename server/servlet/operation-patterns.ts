import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { nearestOf } from './nearest.ts';

export type MatchedOperations =
  | { readonly ok: true; readonly operations: ReadonlySet<OperationId> }
  /** A pattern that matches nothing, and the likely intention. */
  | { readonly ok: false; readonly pattern: string; readonly nearest: string };

/** The operations that any of the patterns matches; a star stands for any letters. */
export function matchOperations(patterns: readonly string[]): MatchedOperations {
  const operations = new Set<OperationId>();
  for (const pattern of patterns) {
    const expression = expressionOf(pattern);
    const found = OPERATIONS.filter(({ id }) => expression.test(id));
    if (found.length === 0) return { ok: false, pattern, nearest: nearestOf(pattern, nameable()) };
    for (const { id } of found) operations.add(id);
  }
  return { ok: true, operations };
}

function nameable(): string[] {
  return [...new Set(OPERATIONS.flatMap(({ id, service }) => [id, `${service}.*`]))];
}

function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
