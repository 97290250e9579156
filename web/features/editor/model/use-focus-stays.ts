import { type RefObject, useEffect } from 'react';
import type { EditorStore } from './editor-store.ts';

/** What had the focus may go with an edit, as what is deleted does; then the page has it, and keys go on from there. */
export function useFocusStays(root: RefObject<HTMLElement | null>, store: EditorStore): void {
  useEffect(() => {
    const { current: place } = root;
    if (!place) return;
    let held: EventTarget | null = null;
    const left = new AbortController();
    place.addEventListener('focusin', ({ target }) => (held = target), { signal: left.signal });
    let frame = 0;
    const stop = store.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { activeElement, body } = document;
        if (!(held instanceof Element) || held.isConnected || activeElement !== body) return;
        const page = place.querySelector<HTMLElement>('[data-sheet]') ?? place.querySelector('h1');
        page?.focus({ preventScroll: true });
      });
    });
    return () => {
      stop();
      left.abort();
      cancelAnimationFrame(frame);
    };
  }, [root, store]);
}
