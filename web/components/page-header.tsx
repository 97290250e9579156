import type { ReactNode } from 'react';
import { Box, Row, Text } from '#web/kit/layout/shapes.ts';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** One sentence of purpose, where it helps. */
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, purpose, actions }: PageHeaderProps) {
  return (
    <Row as="header" gap={12} gapX={24} align="end" justify="between" wraps className={styles.header}>
      <Box shrinks>
        <Text as="h1" tone="ink" size="28-36" breaks className={styles.title} tabIndex={-1}>
          {title}
        </Text>
        {purpose ? (
          <Box as="p" above={4} tone="muted" className={styles.purpose}>
            {purpose}
          </Box>
        ) : null}
      </Box>
      {actions ? (
        <Row align="stretch" wraps gap={8}>
          {actions}
        </Row>
      ) : null}
    </Row>
  );
}
