import { useEffect } from 'react';

/**
 * An open dialog of the product calls back whatever focus leaves it, and hears of that at the window. What happens in
 * a tool, named by its selector, is kept from it, so that one can be in there while a dialog is open.
 */
export function useOwnFocus(selector: string): void {
  useEffect(() => {
    const keep = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest(selector)) event.stopPropagation();
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [selector]);
}
