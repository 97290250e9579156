import { type FormEvent, useRef, useState } from 'react';

/**
 * One submission at a time: a second Enter or click while the first is under way does nothing.
 * The action resolves with true when the page is about to change, and then the button stays busy.
 */
export function useSubmit(action: () => Promise<boolean>) {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    let isLeaving = false;
    try {
      isLeaving = await action();
    } finally {
      isUnderWay.current = isLeaving;
      setIsBusy(isLeaving);
    }
  }

  return {
    isBusy,
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      void submit();
    },
  };
}
