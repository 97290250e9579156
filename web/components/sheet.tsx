import type { ReactNode } from 'react';
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
    <section className={styles.sheet} aria-label={title} {...shown}>
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
