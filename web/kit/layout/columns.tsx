import type { ReactNode } from 'react';
import { Stack } from '#web/kit/layout/shapes.ts';
import styles from './columns.module.css';

interface PartsProps {
  readonly children: ReactNode;
}

/** The parts of a screen, one below the other. */
export function Parts({ children }: PartsProps) {
  return <div className={styles.parts}>{children}</div>;
}

/** The wide part of a screen and the narrow one beside it; on a narrow window one below the other. */
export function Columns({ children, beside }: PartsProps & { readonly beside: ReactNode }) {
  return (
    <Stack gap={24} align="start" className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{beside}</div>
    </Stack>
  );
}
