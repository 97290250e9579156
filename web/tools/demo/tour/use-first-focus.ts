import { type RefObject, useEffect } from 'react';
import type { Spot } from './tour-state.ts';

/** Who writes something is not called away from it. */
const WRITING = 'input, textarea, select, [contenteditable="true"]';

/**
 * With each step that is told the focus is on the button that goes on. A screen or a dialog that opens with the step
 * takes it a little later, so it comes back until somebody does something themselves.
 */
export function useFirstFocus(button: RefObject<HTMLElement | null>, told: Spot | null): void {
  useEffect(() => {
    if (told === null) return;
    const ended = new AbortController();
    const { signal } = ended;
    const focus = () => {
      if (!document.activeElement?.matches(WRITING)) button.current?.focus({ preventScroll: true });
    };
    const keep = (event: FocusEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-demo-tour]') !== null) return;
      // The dialog that takes it must not see where it went from there, or the two would call it back for ever.
      event.stopPropagation();
      focus();
    };
    focus();
    document.addEventListener('focusin', keep, { capture: true, signal });
    for (const sign of ['pointerdown', 'keydown', 'wheel'] as const) {
      addEventListener(sign, () => ended.abort(), { capture: true, passive: true, signal });
    }
    return () => ended.abort();
  }, [button, told]);
}
