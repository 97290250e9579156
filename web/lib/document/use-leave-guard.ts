import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionStore } from '../session/session-store.ts';

/** The next step in the history that the browser has made. */
function nextStep(): Promise<void> {
  return new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
}

/** The back button closes the dialog instead of leaving the screen. */
export function useBackCloses(onBack: () => void): void {
  const undone = useRef(Promise.resolve());
  const blocker = useBlocker(({ historyAction }) => {
    const isBlocked = historyAction === 'POP' && sessionStore.get().status === 'in';
    if (isBlocked) undone.current = nextStep();
    return isBlocked;
  });
  useEffect(() => {
    if (blocker.state === 'blocked') {
      blocker.reset();
      // The browser goes forward again in its own time; a change of the address before that would hit another page.
      void undone.current.then(onBack);
    }
  }, [blocker, onBack]);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Closing the tab asks first, until the returned function is called. */
export function warnBeforeUnload(): () => void {
  const controller = new AbortController();
  addEventListener('beforeunload', warn, { signal: controller.signal });
  return () => controller.abort();
}

/** Closing the tab asks first where something would be lost. */
export function useUnloadWarning(isDirty: boolean): void {
  useEffect(() => (isDirty ? warnBeforeUnload() : undefined), [isDirty]);
}
