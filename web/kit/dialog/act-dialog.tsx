import { Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { Problem } from '../form/problem.tsx';
import styles from './act-dialog.module.css';

interface ActDialogProps {
  readonly title: string;
  readonly okText: string;
  /** What happens, what is lost, and whether it can be undone. */
  readonly consequence: string;
  readonly isDestructive?: boolean;
  /** For content that has to be looked at; a question is narrow. */
  readonly width?: number;
  /** Not there where pressing does it at once. */
  readonly act?: { readonly isBusy: boolean; readonly problem: string };
  readonly isReady?: boolean;
  /** Why it cannot be done yet, in words; empty where it can. */
  readonly missing?: string;
  /** Where the focus goes when what opened the dialog is gone; the title of the screen otherwise. */
  readonly returnTo?: readonly string[];
  readonly onOk: () => unknown;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const NARROW = 520;
const IDLE = { isBusy: false, problem: '' };
const SCREEN_TITLE_ALONE: readonly string[] = [];

/** Asks before an act (确认操作); a failure stands in it, and nothing typed is lost. */
export function ActDialog(props: ActDialogProps) {
  const { title, okText, consequence, isDestructive = false, width = NARROW, act = IDLE } = props;
  const { isReady = true, missing = '' } = props;
  const consequenceId = useId();
  useFocusReturn(...(props.returnTo ?? SCREEN_TITLE_ALONE));
  return (
    <Modal
      open
      centered
      width={width}
      title={title}
      okText={okText}
      cancelText="返回"
      aria-describedby={consequenceId}
      classNames={{ body: styles.scroll }}
      closable={!act.isBusy}
      mask={{ closable: !act.isBusy }}
      keyboard={!act.isBusy}
      okButtonProps={{ danger: isDestructive, loading: act.isBusy, disabled: !isReady || missing !== '' }}
      cancelButtonProps={{ disabled: act.isBusy }}
      onOk={() => void props.onOk()}
      onCancel={props.onClose}
      afterOpenChange={focusDialog}
    >
      <Stack gap={16} className={styles.body}>
        <Note id={consequenceId}>{consequence}</Note>
        {props.children}
        {missing === '' ? null : (
          <Note role="status" size={12}>
            {missing}
          </Note>
        )}
        <Problem text={act.problem} />
      </Stack>
    </Modal>
  );
}
