import styles from './skeletons.module.css';

interface CountProps {
  readonly count?: number;
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}

/** Lines of text that are on their way. */
export function LinesSkeleton({ count = 3 }: CountProps) {
  return (
    <div className={styles.lines} role="status" aria-label="正在加载">
      {places(count).map((place) => (
        <span key={place} className={styles.line} />
      ))}
    </div>
  );
}

/** A whole page: heading, toolbar and sheet. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="正在加载">
      <div className={styles.heading} />
      <div className={styles.toolbar} />
      <div className={styles.sheet} />
    </div>
  );
}
