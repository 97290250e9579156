import { useState } from 'react';
import { useTellFailure } from '#web/components/use-tell-failure.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import type { Deleted } from '../model/deleted.ts';

/** What was deleted last, and bringing it back (撤销). Kept by the screen: the cart itself may be empty by now. */
export function useDeleted() {
  const tell = useTellFailure();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const restoring = useAct('ShopCarService.restoreCart', {
    onDone: () => setDeleted(null),
    onFailure(error) {
      tell(error);
      return true;
    },
  });

  return {
    deleted,
    isRestoring: restoring.isBusy,
    note: setDeleted,
    forget: () => setDeleted(null),
    /** True when they are back. */
    async restore(): Promise<boolean> {
      if (deleted === null) return false;
      return (await restoring.run({ cartIDs: deleted.lines.map(({ ID }) => ID).join(',') })) !== null;
    },
  };
}

export type DeletedLines = ReturnType<typeof useDeleted>;
