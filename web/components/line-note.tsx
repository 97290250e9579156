import { Button } from 'antd';
import styles from './line-note.module.css';

interface LineNoteProps {
  readonly tone: 'better' | 'problem';
  readonly text: string;
  readonly label: string;
  readonly onAct: () => void;
}

/** One sentence about a line and the one thing to do about it. */
export function LineNote({ tone, text, label, onAct }: LineNoteProps) {
  return (
    <div className={styles.note} data-tone={tone}>
      <p className={styles.text}>
        {tone === 'better' ? <span className={styles.mark}>加印更省</span> : null}
        {text}
      </p>
      <Button size="small" className={styles.act} onClick={onAct}>
        {label}
      </Button>
    </div>
  );
}
