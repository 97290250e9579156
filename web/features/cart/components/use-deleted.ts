import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { CART_LIST_KEY, COUNTERS_KEY } from '#web/lib/query-keys.ts';
import { restoreLines } from '../api.ts';
import type { Deleted } from '../model/deleted.ts';

/** What was deleted last, and bringing it back (撤销). Kept by the screen: the cart itself may be empty by now. */
export function useDeleted() {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [isRestoring, setIsRestoring] = useState(false);
  // A second click comes before the first one is drawn.
  const isUnderWay = useRef(false);

  /** True when they are back. */
  async function restore(): Promise<boolean> {
    if (deleted === null || isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsRestoring(true);
    try {
      const result = await restoreLines(deleted.lines.map(({ ID }) => ID));
      // Without words the shared toast has said it already.
      if (!result.ok && result.message !== '') void message.error(result.message);
      if (result.ok) setDeleted(null);
      void queryClient.invalidateQueries({ queryKey: COUNTERS_KEY });
      await queryClient.invalidateQueries({ queryKey: CART_LIST_KEY });
      return result.ok;
    } finally {
      isUnderWay.current = false;
      setIsRestoring(false);
    }
  }

  return { deleted, isRestoring, note: setDeleted, forget: () => setDeleted(null), restore };
}

export type DeletedLines = ReturnType<typeof useDeleted>;
