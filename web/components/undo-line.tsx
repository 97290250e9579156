import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import styles from './undo-line.module.css';

interface UndoLineProps {
  readonly text: string;
  readonly onUndo: () => void;
  readonly isUndoing?: boolean;
  /** It stands in the place of a card, which is taller than a line. */
  readonly isCard?: boolean;
  /** A way on, before the way back. */
  readonly children?: ReactNode;
}

/**
 * What was done, and the way back (撤销), in the place where it was done. It stays until the next action: a toast is
 * gone after three seconds, and a change of mind takes longer.
 */
export function UndoLine({ text, onUndo, isUndoing = false, isCard = false, children }: UndoLineProps) {
  return (
    <Row
      gap={12}
      ground="paper"
      tone="muted"
      justify="between"
      radius="control"
      className={styles.line}
      data-card={isCard}
      role="status"
    >
      <Text shrinks cut className={styles.text}>
        {text}
      </Text>
      {children}
      <Button type="link" size="small" className={styles.undo} data-undo loading={isUndoing} onClick={onUndo}>
        撤销
      </Button>
    </Row>
  );
}
