import type { ReactNode, Ref } from 'react';
import { Stack } from '#web/kit/layout/shapes.ts';
import styles from './fields.module.css';

/** Fields beside each other, where there is room. */
export function Fields({ children, place }: { children: ReactNode; place?: Ref<HTMLDivElement> }) {
  return (
    <Stack ref={place} gap={16} className={styles.fields}>
      {children}
    </Stack>
  );
}
