import { Button } from 'antd';
import styles from './undo-toast.module.css';

interface UndoToastProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** What was done, and the way back (撤销); stands inside a toast. */
export function UndoToast({ text, onUndo }: UndoToastProps) {
  return (
    <span className={styles.toast}>
      <span className={styles.text}>{text}</span>
      <Button type="link" size="small" className={styles.undo} onClick={onUndo}>
        撤销
      </Button>
    </span>
  );
}
