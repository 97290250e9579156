import { App } from 'antd';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';

interface Leaving {
  /** Something would be lost. */
  readonly isDirty: boolean;
  /** What becomes of it, in one sentence. */
  readonly loses: string;
  /** Whether a step from one address to the next leaves what is worked on. */
  readonly leaves: (from: Location, to: Location) => boolean;
}

/** Asks before a screen with something unsaved on it is left (放弃修改), by whatever way; closing the tab asks too. */
export function useLeaveQuestion({ isDirty, loses, leaves }: Leaving): void {
  const { modal } = App.useApp();
  useUnloadWarning(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whose session is over is led to the login, whatever he was at.
      isDirty && sessionStore.get().status === 'in' && leaves(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = modal.confirm({
      title: '放弃修改？',
      content: loses,
      okText: '放弃修改',
      okButtonProps: { danger: true },
      cancelText: '继续编辑',
      focusable: { autoFocusButton: 'cancel' },
      centered: true,
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return () => question.destroy();
  }, [blocker, loses, modal]);
}
