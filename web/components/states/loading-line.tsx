import { useLoading } from '#web/lib/document/use-loading.ts';
import styles from './loading-line.module.css';

interface LoadingLineProps {
  /** The request group whose calls it stands for. */
  readonly group?: string;
  readonly edge?: 'top' | 'bottom';
}

/**
 * The loading indicator (加载中) of one request group: a hairline at an edge of the nearest positioned box. All
 * calls of the group share it, and it stays for as long as one of them has no answer.
 */
export function LoadingLine({ group, edge = 'bottom' }: LoadingLineProps) {
  const isLoading = useLoading(group);
  // The live region itself is always there: a reader of the screen announces only what comes into one it knows.
  return (
    <div className={styles.place} data-edge={edge} role="status" aria-live="polite" data-loading={isLoading}>
      {isLoading ? (
        <div className={styles.line}>
          <span className="only-read">加载中</span>
        </div>
      ) : null}
    </div>
  );
}
