import type { ReactNode } from 'react';
import { Box, Row, Text } from '#web/kit/layout/shapes.ts';
import type { Shows } from '#web/lib/shows.ts';
import styles from './sheet.module.css';

interface SheetProps extends Shows {
  readonly title?: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A white sheet on the paper of the page. */
export function Sheet({ title, extra, children, ...shown }: SheetProps) {
  return (
    <Box as="section" panel className={styles.sheet} aria-label={title} {...shown}>
      {title ? (
        <Row as="header" gap={12} justify="between" wraps below={16} className={styles.header}>
          <Text as="h2" tone="text" size="16-24">
            {title}
          </Text>
          {extra}
        </Row>
      ) : null}
      {children}
    </Box>
  );
}
