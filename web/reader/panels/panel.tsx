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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label="关闭" onPress={onClose} />
      </div>
      {children}
    </aside>
  );
}
