import { Stack } from '#web/kit/layout/shapes.ts';
import styles from './orders-skeleton.module.css';

const CARDS = [1, 2, 3];

/** Orders that are on their way. */
export function OrdersSkeleton() {
  return (
    <Stack gap={16} role="status" aria-label="正在加载">
      {CARDS.map((card) => (
        <Stack key={card} gap={20} gapX={16} ground="sheet" radius="sheet" className={styles.card}>
          <span className={styles.meta} />
          <span className={styles.cover} />
          <span className={styles.words}>
            <span className={styles.name} />
            <span className={styles.text} />
          </span>
          <span className={styles.price} />
          <span className={styles.bar} />
          <span className={styles.button} />
        </Stack>
      ))}
    </Stack>
  );
}
