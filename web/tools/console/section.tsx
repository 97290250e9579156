import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Box, Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a tab with its heading. */
export function Section({ title, extra, children }: SectionProps) {
  return (
    <Stack as="section" gap={8} shrinks>
      <Row gap={8} justify="between" className={styles.head}>
        <h3>{title}</h3>
        {extra}
      </Row>
      {children}
    </Stack>
  );
}

/** The scrolling inside of a tab. */
export function TabPage({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={24} content="start" columns="one" grows padY={16} padX={16} className={styles.page}>
      {children}
    </Stack>
  );
}

/** The sentence of what went wrong; nothing while all is well. */
export function Problem({ text }: { readonly text: string }) {
  return text === '' ? null : <Alert className={styles.problem} type="error" showIcon title={text} />;
}

export function Hint({ children }: { readonly children: ReactNode }) {
  return <Note size="12-18">{children}</Note>;
}

interface LineProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly isCurrent?: boolean;
}

/** A line of a list: what it is at the left, what can be done at the right. */
export function Line({ children, actions, isCurrent = false }: LineProps) {
  return (
    <Row as="li" gap={8} justify="between" className={styles.row} aria-current={isCurrent || undefined}>
      <Box shrinks breaks className={styles.what}>
        {children}
      </Box>
      <Row gap={4} align="stretch" keeps>
        {actions}
      </Row>
    </Row>
  );
}

export function Rows({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  return (
    <Box as="ul" ground="paper" radius="sheet" aria-label={label}>
      {children}
    </Box>
  );
}
