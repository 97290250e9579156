import { Button } from 'antd';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import styles from './line-note.module.css';

interface LineNoteProps {
  /** A note without a tone only tells something. */
  readonly tone?: 'better' | 'problem';
  readonly text: string;
  readonly label: string;
  /** What names the line, for those who hear only the button. */
  readonly describedBy?: string;
  readonly onAct: () => void;
}

/** One sentence about a line and the one thing to do about it. */
export function LineNote({ tone, text, label, describedBy, onAct }: LineNoteProps) {
  return (
    <Row
      gap={4}
      gapX={16}
      justify="between"
      wraps
      radius="control"
      ground="paper-deep"
      className={styles.note}
      data-tone={tone}
    >
      <Text as="p" shrinks digits className={styles.text}>
        {tone === 'better' ? (
          <Text weight={600} className={styles.mark}>
            加印更省
          </Text>
        ) : null}
        {moneyWords(text)}
      </Text>
      <Button size="small" className={styles.act} aria-describedby={describedBy} onClick={onAct}>
        {label}
      </Button>
    </Row>
  );
}
