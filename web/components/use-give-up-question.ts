import { App } from 'antd';
import { useCallback, useRef } from 'react';

interface Leaving {
  /** Something would be lost. */
  readonly isDirty: boolean;
  /** What becomes of it, in one sentence. */
  readonly loses: string;
  readonly onClose: () => void;
}

/** The way out of a dialog: closes it, or asks first, once, where something would be lost (放弃修改). */
export function useGiveUpQuestion({ isDirty, loses, onClose }: Leaving): () => void {
  const { modal } = App.useApp();
  const isAsking = useRef(false);

  return useCallback(() => {
    if (!isDirty) {
      onClose();
      return;
    }
    if (isAsking.current) return;
    isAsking.current = true;
    let isGivenUp = false;
    modal.confirm({
      title: '放弃修改？',
      content: loses,
      okText: '放弃修改',
      okButtonProps: { danger: true },
      cancelText: '继续编辑',
      focusable: { autoFocusButton: 'cancel' },
      centered: true,
      onOk() {
        isGivenUp = true;
      },
      // The question must have left the page before the focus can return to what opened the dialog.
      afterClose() {
        isAsking.current = false;
        if (isGivenUp) onClose();
      },
    });
  }, [isDirty, loses, modal, onClose]);
}
