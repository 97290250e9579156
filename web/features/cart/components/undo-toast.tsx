import { Button } from 'antd';
import styles from './undo-toast.module.css';

interface UndoToastProps {
  readonly text: string;
  readonly onUndo: () => void;
}

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
