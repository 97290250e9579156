import { Bone, Stack } from '#web/kit/layout/shapes.ts';
import styles from './templates-skeleton.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Placeholder while templates load. */
export function TemplatesSkeleton() {
  return (
    <Stack gap={24} className={styles.wall} role="status" aria-label="正在加载模板">
      {PLACES.map((place) => (
        <Bone key={place} radius="sheet" className={styles.book} />
      ))}
    </Stack>
  );
}
