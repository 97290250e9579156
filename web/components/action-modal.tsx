import { Alert, Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import { focusDialog } from '#web/lib/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import styles from './action-modal.module.css';

interface ActionModalProps {
  readonly title: string;
  readonly okText: string;
  /** What happens, what is lost, and whether it can be undone. */
  readonly loses: string;
  readonly isEnding?: boolean;
  /** For what has to be looked at; a question is narrow. */
  readonly width?: number;
  readonly isBusy: boolean;
  /** Why it was not done; empty where nothing is wrong. */
  readonly problem: string;
  readonly isReady?: boolean;
  /** Where the focus goes when what opened the dialog is gone; the title of the screen otherwise. */
  readonly returnTo?: readonly string[];
  readonly onOk: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const NARROW = 520;
const SCREEN_TITLE_ALONE: readonly string[] = [];

/** Asks before something happens (确认操作). */
export function ActionModal(props: ActionModalProps) {
  const { title, okText, loses, isEnding = false, width, isBusy, problem, isReady = true, children } = props;
  const losesId = useId();
  useFocusReturn(...(props.returnTo ?? SCREEN_TITLE_ALONE));
  return (
    <Modal
      open
      centered
      width={width ?? NARROW}
      title={title}
      okText={okText}
      cancelText="返回"
      aria-describedby={losesId}
      classNames={{ body: styles.scroll }}
      closable={!isBusy}
      mask={{ closable: !isBusy }}
      keyboard={!isBusy}
      okButtonProps={{ danger: isEnding, loading: isBusy, disabled: !isReady }}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={props.onOk}
      onCancel={props.onClose}
      afterOpenChange={focusDialog}
    >
      <div className={styles.body}>
        <p id={losesId} className={styles.loses}>
          {loses}
        </p>
        {children}
        {problem === '' ? null : <Alert type="error" showIcon role="alert" title={problem} />}
      </div>
    </Modal>
  );
}
