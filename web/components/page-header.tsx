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
        {purpose ? <p className={styles.purpose}>{purpose}</p> : null}
      </Box>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </Row>
  );
}
