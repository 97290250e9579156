import { useState } from 'react';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { useAction } from '#web/lib/use-action.ts';
import type { Deleted } from '../model/deleted.ts';
import { mutations } from '../mutations.ts';

/** What was deleted last, and bringing it back (撤销). Kept by the screen: the cart itself may be empty by now. */
export function useDeleted() {
  const tell = useTellFailure();
  const bringing = useAction(mutations.restore);
  const [deleted, setDeleted] = useState<Deleted | null>(null);

  /** True when they are back. */
  async function restore(): Promise<boolean> {
    const outcome = deleted && (await bringing.run(deleted.lines.map(({ ID }) => ID)));
    if (outcome === null) return false;
    if (outcome.ok) setDeleted(null);
    else tell(outcome.error);
    return outcome.ok;
  }

  return {
    deleted,
    isRestoring: bringing.isBusy,
    note: setDeleted,
    forget: () => setDeleted(null),
    restore,
  };
}

export type DeletedLines = ReturnType<typeof useDeleted>;
