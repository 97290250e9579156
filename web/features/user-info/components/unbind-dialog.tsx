import { Alert, Button, Modal } from 'antd';
import { useId } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import { Stack } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { useBackCloses } from '#web/lib/document/use-leave-guard.ts';
import { unBindThirdLogin } from '../member-data.ts';
import type { BindingRow } from '../model/bindings.ts';
import styles from './bindings-card.module.css';

interface UnbindDialogProps {
  readonly row: BindingRow;
  readonly onDone: () => void;
  readonly onSetPassword: (() => void) | undefined;
  readonly onClose: () => void;
}

const WIDTH = 440;
const UNBIND = {
  operation: 'UserCenterMag.unBindThirdLogin',
  call: (wish: Parameters<typeof unBindThirdLogin>[0]) => unBindThirdLogin(wish),
} as const;

/** Asks before an outside identity is unbound (解绑); a refusal is shown in it. */
export function UnbindDialog({ row, onDone, onSetPassword, onClose }: UnbindDialogProps) {
  const { provider, name, binding } = row;
  const consequenceId = useId();
  const { run, isBusy, problem, setProblem } = useAct(UNBIND, {
    doneText: (words) => words,
    onDone,
    // The documents have words for every failure of this call.
    onFailure({ message }) {
      setProblem(message);
      return true;
    },
  });
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
      aria-describedby={consequenceId}
      closable={!isBusy}
      // The second click of a double click would close the dialog that the first one opened.
      mask={{ closable: false }}
      keyboard={!isBusy}
      okButtonProps={{ danger: true, loading: isBusy }}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={() => void run({ thirdLoginType: provider })}
      onCancel={close}
    >
      <Stack gap={16} tone="muted" className={styles.consequence}>
        <p id={consequenceId}>
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
      </Stack>
    </Modal>
  );
}
