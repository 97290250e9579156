import { Sheet } from '../sheet.tsx';
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
    <div role="status" aria-label="正在加载">
      <Lines count={count} />
    </div>
  );
}

function Lines({ count = 3 }: CountProps) {
  return (
    <div className={styles.lines}>
      {places(count).map((place) => (
        <span key={place} className={styles.line} />
      ))}
    </div>
  );
}

/** A screen of sheets in two columns, the narrow one beside what the screen is for. */
export function ColumnsSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label="正在加载">
      <div className={styles.column}>
        <Sheet>
          <Lines />
        </Sheet>
        <Sheet>
          <Lines count={12} />
        </Sheet>
      </div>
      <div className={styles.column}>
        <Sheet>
          <Lines count={4} />
        </Sheet>
        <Sheet>
          <Lines count={4} />
        </Sheet>
      </div>
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
