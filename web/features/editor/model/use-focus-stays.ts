import { type RefObject, useEffect } from 'react';
import type { EditorStore } from './editor-store.ts';

/** What had the focus may go with an edit, as what is deleted does; then the panel has it that it stood in, or the page. */
export function useFocusStays(root: RefObject<HTMLElement | null>, store: EditorStore): void {
  useEffect(() => {
    const { current: place } = root;
    if (!place) return;
    let held: Element | null = null;
    let part: HTMLElement | null = null;
    const left = new AbortController();
    place.addEventListener(
      'focusin',
      ({ target }) => {
        held = target as Element;
        part = held.closest<HTMLElement>('[data-part][tabindex]');
      },
      { signal: left.signal },
    );
    let frame = 0;
    const stop = store.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!held || held.isConnected || document.activeElement !== document.body) return;
        const page = place.querySelector<HTMLElement>('[data-sheet]') ?? place.querySelector('h1');
        (part?.isConnected ? part : page)?.focus({ preventScroll: true });
      });
    });
    return () => {
      stop();
      left.abort();
      cancelAnimationFrame(frame);
    };
  }, [root, store]);
}
