import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { unknownWord } from '#scripts/setup/nearest.mjs';
import { UsageError } from '../cli/flags.ts';

/** The operations that any of the patterns names; a star stands for any letters. A pattern of nothing is a mistake. */
export function operationsMatching(patterns: readonly string[], flag: string): ReadonlySet<OperationId> {
  const chosen = new Set<OperationId>();
  for (const pattern of patterns) {
    const expression = expressionOf(pattern);
    const found = OPERATIONS.filter(({ id }) => expression.test(id));
    if (found.length === 0) {
      const names = [...new Set(OPERATIONS.flatMap(({ id, service }) => [id, `${service}.*`]))];
      throw new UsageError(unknownWord(`operation of --${flag}`, pattern, names));
    }
    for (const { id } of found) chosen.add(id);
  }
  return chosen;
}

function expressionOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
