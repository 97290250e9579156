import { Alert, Button, Modal } from 'antd';
import { useId } from 'react';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import { useBackCloses } from '#web/lib/use-leave-guard.ts';
import type { BindingRow } from '../model/bindings.ts';
import styles from './bindings-card.module.css';
import { useUnbind } from './use-unbind.ts';

interface UnbindDialogProps {
  readonly row: BindingRow;
  readonly onDone: () => void;
  readonly onSetPassword: (() => void) | undefined;
  readonly onClose: () => void;
}

const WIDTH = 440;

/** Says what is lost before an identity is unbound (解绑), and why it is not where the server refuses. */
export function UnbindDialog({ row, onDone, onSetPassword, onClose }: UnbindDialogProps) {
  const { provider, name, binding } = row;
  const losesId = useId();
  const { unbind, isBusy, problem } = useUnbind(provider, onDone);
  const close = () => {
    if (!isBusy) onClose();
  };
  useBackCloses(close);
  useFocusReturn();
  return (
    <Modal
      open
      centered
      width={WIDTH}
      title={`解绑${name}？`}
      okText="解绑"
      cancelText="保留"
      aria-describedby={losesId}
      closable={!isBusy}
      // The second click of a double click would close what the first one opened.
      mask={{ closable: false }}
      keyboard={!isBusy}
      okButtonProps={{ danger: true, loading: isBusy }}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={() => void unbind()}
      onCancel={close}
    >
      <div className={styles.loses}>
        <p id={losesId}>
          {`以后不能再用${name}${binding?.nick ? `“${binding.nick}”` : ''}登录，可以重新绑定。作品和订单不受影响。`}
        </p>
        {problem === '' ? null : (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={problem}
            action={onSetPassword ? <Button onClick={onSetPassword}>设置密码</Button> : undefined}
          />
        )}
      </div>
    </Modal>
  );
}
