import { Box, Stack } from '#web/kit/layout/shapes.ts';
import styles from './skeletons.module.css';

const FACTS = ['account', 'mobile', 'email', 'region', 'code', 'since', 'invite'] as const;

/** Picture, plate and seven lines that are on their way. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="正在加载">
      <Box as="span" ground="paper-deep" radius="control" block className={styles.avatar} />
      <Box as="span" ground="paper-deep" radius="control" block className={styles.plate} />
      <Stack className={styles.facts}>
        {FACTS.map((fact) => (
          <span key={fact} />
        ))}
      </Stack>
    </div>
  );
}

const ROWS = ['weixin', 'qq', 'weibo', 'alipay'] as const;

/** Four rows with a round mark that are on their way. */
export function BindingsSkeleton() {
  return (
    <Stack className={styles.rows} role="status" aria-label="正在加载">
      {ROWS.map((row) => (
        <Stack key={row} gap={16} align="center" className={styles.row}>
          <Box as="span" ground="paper-deep" radius="control" block className={styles.mark} />
          <Box as="span" ground="paper-deep" radius="control" block className={styles.line} />
          <Box as="span" ground="paper-deep" radius="control" block className={styles.button} />
        </Stack>
      ))}
    </Stack>
  );
}
