import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** One sentence of purpose, where it helps. */
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, purpose, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {purpose ? <p className={styles.purpose}>{purpose}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
