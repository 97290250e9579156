import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { Box, Column, Note, Row } from '#web/kit/layout/shapes.ts';
import { askAgain } from '#web/lib/call/asked-again.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { useFocusGoesOn } from '#web/lib/document/use-focus-goes-on.ts';
import { CopyButton } from '../copy-button.tsx';
import { LooseSheetDrawing } from '../pictures/drawings.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  /** Stands back behind what the server itself says of why it refused. */
  readonly title?: string;
  readonly error?: CallError | null | undefined;
  /** What is safe and what to do. */
  readonly text?: string;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  readonly actions?: ReactNode;
}

export function ErrorState({
  title = '内容没有加载出来',
  text = '您的数据没有受到影响，请稍后重试。',
  onRetry,
  isRetrying = false,
  error,
  actions,
}: ErrorStateProps) {
  const traceId = error?.traceId;
  const panel = useRef<HTMLDivElement>(null);
  useFocusGoesOn(panel);
  return (
    <Column ref={panel} gap={8} align="center" text="center" className={styles.state} role="alert">
      <LooseSheetDrawing />
      <Box as="p" above={8} size="16-24" weight={600}>
        {error?.kind === 'refused' ? error.message : title}
      </Box>
      <Note className={styles.text}>{text}</Note>
      {onRetry || actions ? (
        <Row gap={8} align="stretch" justify="center" wraps above={12}>
          {onRetry ? (
            <Button type="primary" onClick={() => askAgain(onRetry)} loading={isRetrying}>
              重试
            </Button>
          ) : null}
          {actions}
        </Row>
      ) : null}
      {traceId ? (
        <Row as="p" gap={4} inline tone="muted" size={12} className={styles.trace}>
          追踪编号 {traceId}
          <CopyButton text={traceId} label="复制" />
        </Row>
      ) : null}
    </Column>
  );
}
