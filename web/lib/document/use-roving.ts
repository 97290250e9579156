import { type KeyboardEvent, useRef, useState } from 'react';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';

const BY_THUMB = `(pointer: coarse), ${upTo('phone')}`;

/** What hands do here: keys are told of only where there are likely to be some. */
export function useHandWords(byKeys: string, byThumb: string): string {
  return useMedia(BY_THUMB) ? byThumb : byKeys;
}

/** The place that a key leads to among so many in rows of so many; null where it leads nowhere. */
export function placeAfterKey(key: string, at: number, count: number, inRow: number): number | null {
  const next = {
    ...{ ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - inRow, ArrowDown: at + inRow },
    ...{ Home: 0, End: count - 1 },
  }[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}

/** How many stand in the first row. */
function inRowOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.offsetTop;
  const others = items.findIndex(({ offsetTop }) => offsetTop !== top);
  return others === -1 ? Math.max(items.length, 1) : others;
}

/** Many things side by side with one stop of the Tab key: arrows, Home and End go among them (`data-roving` is each). */
export function useRoving(count: number, onGo?: (from: number, to: number, event: KeyboardEvent) => void) {
  const [wanted, setWanted] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const at = Math.min(wanted, Math.max(count - 1, 0));
  return {
    list,
    at,
    itemProps: (no: number) => ({
      'data-roving': no,
      tabIndex: no === at ? 0 : -1,
      onFocus: () => setWanted(no),
    }),
    onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-roving]') ?? [])];
      const next = placeAfterKey(event.key, at, items.length, inRowOf(items));
      // At an edge the key stays here, too: what is chosen on the page is not moved by it.
      if (event.key.startsWith('Arrow') || next !== null) event.preventDefault();
      if (next === null) return;
      setWanted(next);
      items[next]?.focus();
      onGo?.(at, next, event);
    },
  };
}
