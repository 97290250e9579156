import { useEffectEvent, useLayoutEffect } from 'react';
import { actionOf, type KeyAction } from './model/keyboard.ts';

/** Whether a key belongs to a field or a dialog rather than to the book. Escape always closes. */
export function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (key === 'Escape' || !(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog, [role="dialog"]') !== null;
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
