import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title?: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A white sheet on the paper of the page. */
export function Sheet({ title, extra, children }: SheetProps) {
  return (
    <section className={styles.sheet} aria-label={title}>
      {title ? (
        <header className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          {extra}
        </header>
      ) : null}
      {children}
    </section>
  );
}
