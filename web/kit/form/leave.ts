import { App } from 'antd';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useBackCloses, useUnloadWarning } from '#web/lib/document/use-leave-guard.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';

interface Leaving {
  /** Something would be lost. */
  readonly isChanged: boolean;
  /** What becomes of it, in one sentence. */
  readonly loses: string;
}

interface Words {
  readonly title: string;
  readonly okText: string;
  readonly cancelText: string;
}

const CHANGES: Words = { title: '放弃修改？', okText: '放弃修改', cancelText: '继续编辑' };

/** Asks before something is given up (放弃修改). */
function useQuestion(words = CHANGES) {
  const { modal } = App.useApp();
  return useCallback(
    (content: string, answers: { onOk(): void; onCancel?(): void; afterClose?(): void }) =>
      modal.confirm({
        ...words,
        content,
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        centered: true,
        ...answers,
      }),
    [modal, words],
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

interface LeavingScreen extends Leaving {
  readonly leaves: Leaves;
  readonly words?: Words;
  readonly onLeave?: () => void;
}

/** Asks before a screen with something unsaved on it is left, by whatever way; closing the tab asks too. */
export function useLeaveScreen(leaving: LeavingScreen): void {
  const { isChanged, loses, leaves, words, onLeave } = leaving;
  const question = useQuestion(words);
  useUnloadWarning(isChanged);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whose session is over is led to the login, whatever he was at.
      isChanged && sessionStore.get().status === 'in' && leaves(currentLocation, nextLocation),
  );
  const giveUp = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const leave = () => {
      giveUp();
      blocker.proceed();
    };
    const asked = question(loses, { onOk: leave, onCancel: () => blocker.reset() });
    return () => asked.destroy();
  }, [blocker, loses, question]);
}
