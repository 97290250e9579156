import type { WorkView } from '#web/features/publications/model/work-question.ts';
import styles from './works-skeleton.module.css';

const BOOKS = Array.from({ length: 10 }, (_, place) => place);

/** Placeholder while works load. */
export function WorksSkeleton({ view }: { view: WorkView }) {
  return (
    <div className={styles.works} data-view={view} role="status" aria-label="正在加载">
      {BOOKS.map((book) => (
        <div key={book} className={styles.work}>
          <span className={styles.ground}>
            <span className={styles.cover} />
          </span>
          <span className={styles.line} />
          <span className={styles.short} />
        </div>
      ))}
    </div>
  );
}
