import { useEffectEvent, useLayoutEffect } from 'react';
import { actionOf, type KeyAction } from './model/keyboard.ts';

/** Keys belong to what is written into, and arrows to what they change. */
function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'Escape') return false;
  if (target.closest('input, textarea, select, [role="dialog"]') !== null) return true;
  return false;
}

/** The keys of the reader; `onAction` says whether it had something to do. */
export function useKeyboard(onAction: (action: KeyAction) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = event.defaultPrevented || isTakenBy(event.target, event.key) ? null : actionOf(event);
    if (action !== null && onAction(action)) event.preventDefault();
  });
  // At once, so that a key that is pressed as soon as the page is there is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
