import { Modal } from 'antd';
import { Money } from '#web/components/money.tsx';
import type { PriceChange } from '../model/refusal.ts';
import styles from './changed-dialog.module.css';

interface ChangedDialogProps {
  readonly changes: readonly PriceChange[];
  readonly isReady: boolean;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** What changed since the price was shown (价格已更新), and whether to order all the same. */
export function ChangedDialog({ changes, isReady, onAgree, onClose }: ChangedDialogProps) {
  return (
    <Modal
      open
      centered
      title="价格已更新"
      okText="按新价格提交"
      cancelText="再看看"
      // A button that only loads looks ready to a keyboard and drops the press.
      okButtonProps={{ loading: !isReady, disabled: !isReady }}
      onOk={onAgree}
      onCancel={onClose}
    >
      <p>您确认期间价格有变化，订单还没有提交：</p>
      <ul className={styles.changes}>
        {changes.map(({ what, before, after }) => (
          <li key={what} className={styles.change}>
            <span className={styles.what}>{what}</span>
            <s className={styles.before}>{before ? <Money amount={before} /> : '无'}</s>
            <span aria-hidden="true">→</span>
            <span className={styles.after}>{after ? <Money amount={after} /> : '无'}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
