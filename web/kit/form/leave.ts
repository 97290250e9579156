import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useBackCloses, useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';

interface Leaving {
  /** Something would be lost. */
  readonly isChanged: boolean;
  /** What becomes of it, in one sentence. */
  readonly loses: string;
}

/** Asks before something is given up (放弃修改). */
function useQuestion() {
  const { modal } = App.useApp();
  return useCallback(
    (content: string, answers: { onOk(): void; onCancel?(): void; afterClose?(): void }) =>
      modal.confirm({
        title: '放弃修改？',
        content,
        okText: '放弃修改',
        okButtonProps: { danger: true },
        cancelText: '继续编辑',
        focusable: { autoFocusButton: 'cancel' },
        centered: true,
        ...answers,
      }),
    [modal],
  );
}

interface LeavingDialog extends Leaving {
  /** It is being sent, and there is no way out. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}

/**
 * The way out of a dialog: closes it, or asks first, once, where something would be lost. The back button takes it
 * instead of leaving the screen, and closing the tab asks too.
 */
export function useLeaveDialog({ isChanged, loses, isBusy = false, onClose }: LeavingDialog): () => void {
  const question = useQuestion();
  const isAsking = useRef(false);
  const close = useCallback(() => {
    if (isBusy || isAsking.current) return;
    if (!isChanged) {
      onClose();
      return;
    }
    isAsking.current = true;
    let isGivenUp = false;
    question(loses, {
      onOk() {
        isGivenUp = true;
      },
      // The question must have left the page before the focus can return to what opened the dialog.
      afterClose() {
        isAsking.current = false;
        if (isGivenUp) onClose();
      },
    });
  }, [isChanged, loses, isBusy, question, onClose]);
  useBackCloses(close);
  useUnloadWarning(isChanged);
  return close;
}

/** Whether a step from one address to the next leaves what is worked on. */
type Leaves = (from: Location, to: Location) => boolean;

/** Asks before a screen with something unsaved on it is left, by whatever way; closing the tab asks too. */
export function useLeaveScreen({ isChanged, loses, leaves }: Leaving & { readonly leaves: Leaves }): void {
  const question = useQuestion();
  useUnloadWarning(isChanged);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whose session is over is led to the login, whatever he was at.
      isChanged && sessionStore.get().status === 'in' && leaves(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const asked = question(loses, { onOk: () => blocker.proceed(), onCancel: () => blocker.reset() });
    return () => asked.destroy();
  }, [blocker, loses, question]);
}
