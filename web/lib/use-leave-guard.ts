import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionStore } from './session-store.ts';

/** The back button closes the dialog instead of leaving the screen. */
export function useBackCloses(onBack: () => void): void {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && sessionStore.get().status === 'in',
  );
  useEffect(() => {
    if (blocker.state === 'blocked') {
      blocker.reset();
      onBack();
    }
  }, [blocker, onBack]);
}

/** Closing the tab asks first where something would be lost. */
export function useUnloadWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    function warn(event: BeforeUnloadEvent): void {
      event.preventDefault();
    }
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** Both: what a dialog with something unsaved in it needs. */
export function useLeaveGuard(isDirty: boolean, onBack: () => void): void {
  useBackCloses(onBack);
  useUnloadWarning(isDirty);
}
