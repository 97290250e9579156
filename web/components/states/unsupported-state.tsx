import type { ReactNode } from 'react';
import { Box, Column, Note, Row } from '#web/kit/layout/shapes.ts';
import { OpenBookDrawing } from '../pictures/drawings.tsx';
import styles from './state.module.css';

const TITLE = '此后端没有这项功能';

interface UnsupportedStateProps {
  /** One sentence: what works all the same, or what to do instead. */
  readonly text?: string;
  readonly actions?: ReactNode;
}

/** In the place of what rests on a call that the backend does not know. There is nothing to try again. */
export function UnsupportedState({
  text = '其他功能照常使用，您的数据没有受到影响。',
  actions,
}: UnsupportedStateProps) {
  return (
    <Column gap={8} align="center" text="center" className={styles.state} role="status">
      <OpenBookDrawing />
      <Box as="p" above={8} size="16-24" weight={600}>
        {TITLE}
      </Box>
      <Note className={styles.text}>{text}</Note>
      {actions ? (
        <Row gap={8} align="stretch" justify="center" wraps above={12}>
          {actions}
        </Row>
      ) : null}
    </Column>
  );
}

/** The same in a line, for a part of a screen. */
export function UnsupportedNote() {
  return <Note className={styles.note}>{TITLE}</Note>;
}
