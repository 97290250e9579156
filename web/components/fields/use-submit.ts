import type { FormEvent } from 'react';
import { useGuard } from '#web/lib/use-guard.ts';

const FORM = ['form'];

/**
 * One submission at a time: a second Enter or click while the first is under way does nothing.
 * The action resolves with true when the page is about to change, and then the button stays busy.
 */
export function useSubmit(action: () => Promise<boolean>) {
  const { busy, run } = useGuard();
  return {
    isBusy: busy.size > 0,
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      void run(FORM, action, (isLeaving) => isLeaving);
    },
  };
}
