import { Alert, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import { beginAgain, commonPath } from '../begin-again.ts';
import { changeCounts, logInAs, resetDemo } from '../calls.ts';
import styles from './reset-dialog.module.css';
import { type VisitChange, visitChanges } from './visit-changes.ts';

interface ResetDialogProps {
  /** Who goes on afterwards; empty where nobody is logged in. */
  readonly account: string;
  readonly onClose: () => void;
  readonly onReset: () => void;
}

type Changes = 'counting' | 'unknown' | readonly VisitChange[];

function Lost({ changes }: { changes: Changes }) {
  if (changes === 'counting') return <Note>正在清点这次演示中的改动。</Note>;
  if (changes === 'unknown') return <p>这次演示中的所有改动都会消失。</p>;
  if (changes.length === 0) return <p>除了导览和往前走的时间，这次演示还没有改动过数据。</p>;
  return (
    <>
      <p>这次演示中的这些改动会消失：</p>
      <Stack as="ul" ground="paper" radius="control" className={styles.list}>
        {changes.map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{count} 次</b>
          </li>
        ))}
      </Stack>
    </>
  );
}

/** Asks before everything goes back to the beginning (重置演示), and says what is lost. */
export function ResetDialog({ account, onClose, onReset }: ResetDialogProps) {
  const [changes, setChanges] = useState<Changes>('counting');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    changeCounts().then(
      (counts) => setChanges(visitChanges(counts)),
      () => setChanges('unknown'),
    );
  }, []);

  async function reset(): Promise<void> {
    setIsBusy(true);
    setHasFailed(false);
    try {
      await resetDemo();
      onReset();
      if (account === '') location.reload();
      else await beginAgain(await logInAs(account), commonPath(location.pathname), navigate);
      onClose();
    } catch {
      setHasFailed(true);
      setIsBusy(false);
    }
  }

  return (
    <Modal
      open
      centered
      width={440}
      title="重置演示？"
      okText="重置演示"
      okButtonProps={{ danger: true, type: 'primary', loading: isBusy }}
      cancelText="继续演示"
      cancelButtonProps={{ disabled: isBusy, autoFocus: true }}
      closable={!isBusy}
      onOk={() => void reset()}
      onCancel={onClose}
    >
      <Stack gap={12} padY={8}>
        <Lost changes={changes} />
        <Note>重置后不能撤销。数据回到最初的样子，您仍以当前账号登录。</Note>
        {hasFailed ? <Alert type="error" showIcon title="没有重置成功，数据没有改变，请重试。" /> : null}
      </Stack>
    </Modal>
  );
}
