import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../parts/icon-button.tsx';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet beside the book, and on a phone over its lower part. The focus goes there, and back when it closes. */
export function PanelSheet({ title, onClose, children }: PanelProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // Who wants to search begins to write at once; elsewhere the heading says where one is.
    const [heading, field] = ['h2', '[type="search"]'].map((part) =>
      sheet.current?.querySelector<HTMLElement>(part),
    );
    (field ?? heading)?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside ref={sheet} className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{title}</h2>
        <IconButton icon="close" label="关闭" onPress={onClose} />
      </div>
      {children}
    </aside>
  );
}
