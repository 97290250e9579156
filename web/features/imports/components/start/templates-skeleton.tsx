import styles from './templates-skeleton.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Placeholder while templates load. */
export function TemplatesSkeleton() {
  return (
    <div className={styles.wall} role="status" aria-label="正在加载模板">
      {PLACES.map((place) => (
        <span key={place} className={styles.book} />
      ))}
    </div>
  );
}
