import { type ReactNode, useEffect, useRef } from 'react';
import { Note, Row } from '#web/kit/layout/shapes.ts';
import styles from './panel.module.css';

/** Heading of a view that opened over the login; it takes the focus, so that a screen reader reads on from here. */
export function ViewHeader({
  title,
  onBack,
  children,
}: {
  title: string;
  onBack: () => void;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={styles.viewHeader}>
      <Row as="button" type="button" gap={4} inline className={styles.back} onClick={onBack}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M10 3 5 8l5 5" />
        </svg>
        返回
      </Row>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children === undefined ? null : <Note className={styles.secondary}>{children}</Note>}
    </header>
  );
}
