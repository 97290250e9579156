import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionStore } from '#web/lib/session-store.ts';

/** The back button closes the dialog instead of leaving the screen; closing the tab asks if something would be lost. */
export function useLeaveGuard(isDirty: boolean, onBack: () => void): void {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && sessionStore.get().status === 'in',
  );
  useEffect(() => {
    if (blocker.state === 'blocked') {
      blocker.reset();
      onBack();
    }
  }, [blocker, onBack]);

  useEffect(() => {
    if (!isDirty) return;
    function warn(event: BeforeUnloadEvent): void {
      event.preventDefault();
    }
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
