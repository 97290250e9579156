import type { ReactNode } from 'react';
import { Column } from '#web/kit/layout/shapes.ts';
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
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.actions}>{action}</div> : null}
    </Column>
  );
}
