import { Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import { FormAlert } from '#web/components/fields/form-alert.tsx';
import { useSubmit } from '#web/components/fields/use-submit.ts';
import { useGiveUpQuestion } from '#web/components/use-give-up-question.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { useLeaveGuard } from '#web/lib/document/use-leave-guard.ts';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  readonly title: string;
  readonly okText: string;
  /** Its purpose, or its side effects. */
  readonly help?: string;
  readonly isDirty: boolean;
  readonly isReady?: boolean;
  readonly isDestructive?: boolean;
  /** Why it was not done, where no field says it. */
  readonly problem: string;
  /** Where the focus goes when what opened the dialog is gone; the title of the screen otherwise. */
  readonly returnTo?: readonly string[];
  /** Whether the dialog is about to go. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const WIDTH = 480;
const SCREEN_TITLE_ALONE: readonly string[] = [];

/** A form in a dialog (表单对话框): sent by Enter as well, and given up only after a question. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    okText,
    help,
    isDirty,
    isReady = true,
    isDestructive = false,
    problem,
    onSubmit,
    onClose,
  } = props;
  const formId = useId();
  const { isBusy, onSubmit: submit } = useSubmit(onSubmit);
  const askToLeave = useGiveUpQuestion({ isDirty, loses: '填写的内容不会保存。', onClose });
  const close = () => {
    if (!isBusy) askToLeave();
  };
  useLeaveGuard(isDirty, close);
  useFocusReturn(...(props.returnTo ?? SCREEN_TITLE_ALONE));
  return (
    <Modal
      open
      centered
      width={WIDTH}
      title={title}
      okText={okText}
      cancelText="取消"
      closable={!isBusy}
      mask={{ closable: false }}
      keyboard={!isBusy}
      okButtonProps={{
        htmlType: 'submit',
        form: formId,
        loading: isBusy,
        disabled: !isReady,
        danger: isDestructive,
      }}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={close}
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {help ? <p className={styles.help}>{help}</p> : null}
        {props.children}
        <FormAlert problem={problem} />
      </form>
    </Modal>
  );
}
