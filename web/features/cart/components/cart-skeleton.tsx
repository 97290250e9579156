import { Box, Stack } from '#web/kit/layout/shapes.ts';
import styles from './cart-skeleton.module.css';

const LINES = [1, 2, 3, 4];

/** Lines of a cart that are on their way. */
export function CartSkeleton() {
  return (
    <Box ground="sheet" radius="sheet" className={styles.lines} role="status" aria-label="正在加载">
      {LINES.map((line) => (
        <Stack key={line} gap={20} align="start" ruled="top" className={styles.line}>
          <Box as="span" ground="paper-deep" className={styles.cover} />
          <Stack as="span" gap={12} className={styles.words}>
            <Box as="span" ground="paper-deep" className={styles.name} />
            <Box as="span" ground="paper-deep" className={styles.text} />
            <Box as="span" ground="paper-deep" className={styles.text} />
          </Stack>
          <Box as="span" ground="paper-deep" off="phone" className={styles.price} />
          <Box as="span" ground="paper-deep" className={styles.quantity} />
          <Box as="span" ground="paper-deep" off="phone" className={styles.price} />
        </Stack>
      ))}
    </Box>
  );
}
