import { Bone, Stack } from '#web/kit/layout/shapes.ts';
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
    <Stack gap={12}>
      {places(count).map((place) => (
        <Bone key={place} className={styles.line} />
      ))}
    </Stack>
  );
}

/** A screen of sheets in two columns, the narrow one beside what the screen is for. */
export function ColumnsSkeleton() {
  return (
    <Stack gap={24} align="start" className={styles.columns} role="status" aria-label="正在加载">
      <Stack gap={24} className={styles.column}>
        <Sheet>
          <Lines />
        </Sheet>
        <Sheet>
          <Lines count={12} />
        </Sheet>
      </Stack>
      <Stack gap={24} className={styles.column}>
        <Sheet>
          <Lines count={4} />
        </Sheet>
        <Sheet>
          <Lines count={4} />
        </Sheet>
      </Stack>
    </Stack>
  );
}

/** A whole page: heading, toolbar and sheet. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="正在加载">
      <Bone as="div" className={styles.heading} />
      <Bone as="div" className={styles.toolbar} />
      <Bone as="div" className={styles.sheet} />
    </div>
  );
}
