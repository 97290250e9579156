import { useEffect } from 'react';
import { picturesOf } from '#contracts/rules/pages/source-address.ts';
import { loadOrder, nearPages } from '../model/load-order.ts';
import type { Binding } from '../model/spreads.ts';
import type { Reading } from '../reading.ts';

/** Brings the pages around the one that is read, and the pictures of its neighbours before they are turned to. */
export function useNearPages({ store }: Reading, index: number, binding: Binding): void {
  useEffect(() => store.want('stage', loadOrder(index, binding)), [store, index, binding]);

  useEffect(() => {
    const asked = new Set<string>();
    function bringPictures() {
      for (const page of nearPages(index, binding)) {
        const state = store.get(page);
        if (state.kind !== 'ready') continue;
        for (const address of picturesOf(state.page.elements)) {
          if (!asked.has(address)) new Image().src = address;
          asked.add(address);
        }
      }
    }
    bringPictures();
    return store.subscribe(bringPictures);
  }, [store, index, binding]);
}
