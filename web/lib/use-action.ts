import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Outcome } from './outcome.ts';
import { touches } from './touches.ts';
import { type Guard, useGuard } from './use-guard.ts';

/** Something that a member does: a call, and exactly the keys that it touches. */
export interface Action<Input, Value> {
  readonly call: (input: Input) => Promise<Outcome<Value>>;
  readonly touches: readonly QueryKey[];
}

const IT = ['it'];

export interface RunningAction<Input, Value> {
  readonly isBusy: boolean;
  /** What is under way, by the names it was run with. */
  readonly busy: ReadonlySet<string>;
  /** Null where it is under way already; what is named apart may be under way beside it. */
  run(input: Input, names?: readonly string[]): Promise<Outcome<Value> | null>;
}

/** Has everything read again that stands under these keys, here and in other tabs; over when what is shown here is new. */
export function useTouch(): (keys: readonly QueryKey[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (keys) => {
      touches.set({ keys });
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    [queries],
  );
}

/**
 * Does it once at a time, and has what it touched read again: also where nobody knows whether it was done. Actions on
 * the same things share a guard.
 */
export function useAction<Input, Value>(
  { call, touches: touched }: Action<Input, Value>,
  shared?: Guard,
): RunningAction<Input, Value> {
  const touch = useTouch();
  const own = useGuard();
  const { busy, run } = shared ?? own;
  return {
    busy,
    isBusy: busy.size > 0,
    run: (input, names = IT) =>
      run(names, async () => {
        const outcome = await call(input);
        if (outcome.ok || outcome.error.kind === 'failed') void touch(touched);
        return outcome;
      }),
  };
}
