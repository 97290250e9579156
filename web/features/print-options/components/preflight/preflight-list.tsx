import { Link } from 'react-router-dom';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import { findingGroups, pagesWords } from '#web/features/print-options/model/finding-groups.ts';
import { Box, Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import styles from '../preflight.module.css';
import { PrintSource } from './print-source.tsx';

const LEVELS = { error: '错误', warning: '警告', info: '提示' } as const;

interface PreflightListProps {
  readonly publication: Pick<GoodsFor['publication'], 'ID' | 'type'>;
  readonly items: GoodsFor['preflight']['items'];
}

/** The findings of the preflight (预检), each with its pages and the way to the first of them. */
export function PreflightList({ publication: { ID, type }, items }: PreflightListProps) {
  return (
    <Stack as="ul" gap={12}>
      {findingGroups(items).map(({ rule, level, pages, text, why }) => (
        <Stack as="li" key={`${rule} ${text}`} align="start" columns="lead" gap={10}>
          <Text padX={8} size="12-20" radius={10} className={styles.level} data-level={level}>
            {LEVELS[level]}
          </Text>
          <div>
            <Box as="b" digits className={styles.page}>
              {pagesWords(pages)}
            </Box>
            {text}
            <Muted as="p" size="12-20">
              {why}{' '}
              {pages[0] === undefined ? null : (
                <Link
                  className={`${styles.more} s-row s-inline s-thumb`}
                  to={editingPath(type, ID, pages[0])}
                >
                  去修改<span className="only-read">：{text}</span>
                </Link>
              )}
              {rule === 'source-edited' ? <PrintSource publicationID={ID} /> : null}
            </Muted>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
