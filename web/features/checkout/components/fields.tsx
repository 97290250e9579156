import type { ReactNode, Ref } from 'react';
import styles from './fields.module.css';

/** Fields beside each other, where there is room. */
export function Fields({ children, place }: { children: ReactNode; place?: Ref<HTMLDivElement> }) {
  return (
    <div ref={place} className={styles.fields}>
      {children}
    </div>
  );
}
