import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import styles from './dialog.module.css';

/** The dialog while its line is on its way: photo and facts left, steps right. */
export function DialogSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.product}>
        <span className={styles.photoPlace} />
        <LinesSkeleton count={4} />
      </div>
      <div className={styles.steps} aria-hidden="true">
        <LinesSkeleton count={3} />
        <LinesSkeleton count={4} />
        <LinesSkeleton count={3} />
      </div>
    </div>
  );
}
