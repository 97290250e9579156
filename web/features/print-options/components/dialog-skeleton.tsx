import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from './dialog.module.css';

/** The dialog while its line is on its way: photo and facts left, steps right. */
export function DialogSkeleton() {
  return (
    <Stack grows className={styles.columns}>
      <Stack gap={20} content="start" ground="paper" className={styles.product}>
        <Text ground="paper-deep" className={styles.photoPlace} />
        <LinesSkeleton count={4} />
      </Stack>
      <Stack gap={24} content="start" className={styles.steps} aria-hidden="true">
        <LinesSkeleton count={3} />
        <LinesSkeleton count={4} />
        <LinesSkeleton count={3} />
      </Stack>
    </Stack>
  );
}
