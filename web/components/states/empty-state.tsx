import type { ReactNode } from 'react';
import { Column, Note, Row } from '#web/kit/layout/shapes.ts';
import { OpenBookDrawing } from '../pictures/drawings.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  /** One sentence. */
  readonly text: string;
  /** One action that fills the emptiness. */
  readonly action?: ReactNode;
}

export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <Column gap={8} align="center" text="center" className={styles.state}>
      <OpenBookDrawing />
      <Note className={styles.text}>{text}</Note>
      {action ? (
        <Row gap={8} align="stretch" justify="center" wraps above={12}>
          {action}
        </Row>
      ) : null}
    </Column>
  );
}
