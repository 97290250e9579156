import { useDeferredValue } from 'react';

/**
 * The first few of a long list are drawn and can be used before the rest is begun, a moment later. `missing` tells how
 * many are to come, so that their room is kept and nothing below moves far.
 */
export function useFirstFew<T>(list: readonly T[], few: number): { shown: readonly T[]; missing: number } {
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? list : list.slice(0, few);
  return { shown, missing: list.length - shown.length };
}
