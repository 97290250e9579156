import type { GoodsFor } from '#web/features/print-options/api.ts';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import { PreflightBadge } from '../preflight/preflight-badge.tsx';
import styles from './publication-words.module.css';

/** What is known of the publication (作品), and what its preflight says. */
export function PublicationWords({ publication, preflight }: Pick<GoodsFor, 'publication' | 'preflight'>) {
  const { name, author, showPageNum, widthMm, heightMm } = publication;
  const facts = [author, showPageNum, `${widthMm}\u00a0×\u00a0${heightMm}\u00a0毫米`].filter(
    (fact) => fact !== '',
  );
  return (
    <Stack gap={4} items="start">
      <Box as="h2" breaks className={styles.name}>
        {name}
      </Box>
      <Box as="p" tone="muted" digits className={styles.facts}>
        {facts.join(' · ')}
      </Box>
      <PreflightBadge publication={publication} preflight={preflight} />
    </Stack>
  );
}
