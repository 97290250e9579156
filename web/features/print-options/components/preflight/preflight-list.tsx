import type { GoodsFor } from '#web/features/print-options/api.ts';
import { Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from '../preflight.module.css';

const LEVELS = { error: '错误', warning: '警告', info: '提示' } as const;

/** The findings of the preflight (预检), page by page. */
export function PreflightList({ items }: { items: GoodsFor['preflight']['items'] }) {
  return (
    <Stack as="ul" gap={12}>
      {items.map(({ level, page, text }) => (
        <Stack as="li" key={`${level} ${page} ${text}`} align="start" columns="lead" className={styles.item}>
          <Text padX={8} size="12-20" className={styles.level} data-level={level}>
            {LEVELS[level]}
          </Text>
          <span>
            <b className={styles.page}>{page === 0 ? '整本作品' : `第 ${page} 页`}</b>
            {text}
          </span>
        </Stack>
      ))}
    </Stack>
  );
}
