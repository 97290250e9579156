import { useRef, useState } from 'react';
import { useIdSet } from '#web/features/cart/components/use-id-set.ts';
import { LINES } from '#web/features/cart/model/cart.ts';
import { touches } from '#web/lib/touches.ts';

/** Changes of lines while their order is confirmed: what they cost is asked again, and the cart knows of it. */
export function useLineChanges(askAgain: () => void) {
  const { ids: unsaved, add, remove } = useIdSet();
  const latest = useRef(askAgain);
  latest.current = askAgain;
  const [acts] = useState(() => ({
    changed() {
      touches.set({ keys: LINES.map((resource) => [resource]) });
      latest.current();
    },
    noteUnsaved: (cartID: string, isUnsaved: boolean) => (isUnsaved ? add : remove)([cartID]),
  }));
  return { acts, isUnsaved: unsaved.size > 0 };
}
