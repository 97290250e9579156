import type { WorkView } from '#web/features/publications/model/work-question.ts';
import { Bone, Stack } from '#web/kit/layout/shapes.ts';
import styles from './works-skeleton.module.css';

const BOOKS = Array.from({ length: 10 }, (_, place) => place);

/** Placeholder while works load. */
export function WorksSkeleton({ view }: { view: WorkView }) {
  return (
    <Stack className={styles.works} data-view={view} role="status" aria-label="正在加载">
      {BOOKS.map((book) => (
        <div key={book} className={styles.work}>
          <Stack
            as="span"
            justify="center"
            ground="paper-deep"
            radius="sheet"
            align="end"
            className={styles.ground}
          >
            <Bone className={styles.cover} />
          </Stack>
          <Bone above={16} className={styles.line} />
          <Bone above={8} className={styles.short} />
        </div>
      ))}
    </Stack>
  );
}
