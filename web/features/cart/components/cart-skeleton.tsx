import { Bone, Box, Stack } from '#web/kit/layout/shapes.ts';
import styles from './cart-skeleton.module.css';

const LINES = [1, 2, 3, 4];

/** Lines of a cart that are on their way. */
export function CartSkeleton() {
  return (
    <Box ground="sheet" radius="sheet" className={styles.lines} role="status" aria-label="正在加载">
      {LINES.map((line) => (
        <Stack key={line} gap={20} align="start" ruled="top" className={styles.line}>
          <Bone className={styles.cover} />
          <Stack as="span" gap={12} className={styles.words}>
            <Bone className={styles.name} />
            <Bone className={styles.text} />
            <Bone className={styles.text} />
          </Stack>
          <Bone off="phone" className={styles.price} />
          <Bone className={styles.quantity} />
          <Bone off="phone" className={styles.price} />
        </Stack>
      ))}
    </Box>
  );
}
