import { Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import { Form } from '#web/kit/form/form.tsx';
import { useLeaveDialog } from '#web/kit/form/leave.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Box } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  readonly title: string;
  readonly okText: string;
  /** Its purpose, or its side effects. */
  readonly help?: string;
  /** Something typed would be lost. */
  readonly isChanged: boolean;
  readonly isReady?: boolean;
  readonly isDestructive?: boolean;
  readonly act: { readonly isBusy: boolean; readonly problem: string };
  /** Where the focus goes when what opened the dialog is gone; the title of the screen otherwise. */
  readonly returnTo?: readonly string[];
  readonly onSend: () => unknown;
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
    isChanged,
    isReady = true,
    isDestructive = false,
    act: { isBusy, problem },
    onSend,
    onClose,
  } = props;
  const formId = useId();
  const close = useLeaveDialog({ isChanged, loses: '填写的内容不会保存。', isBusy, onClose });
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
      <Form id={formId} size="large" className={styles.form} onSend={onSend}>
        {help ? (
          <Box as="p" tone="muted">
            {help}
          </Box>
        ) : null}
        {props.children}
        <Problem text={problem} />
      </Form>
    </Modal>
  );
}
