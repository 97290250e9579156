import { Drawer } from 'antd';
import { useState } from 'react';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import { Box, Note, Row } from '#web/kit/layout/shapes.ts';
import styles from '../preflight.module.css';
import { PreflightList } from './preflight-list.tsx';

type Preflight = GoodsFor['preflight'];

const WORDS = { error: '错误', warning: '警告', info: '提示' } as const;

/** How many findings there are of each level, the worst first; empty where there are none. */
export function preflightSummary({ items }: Preflight): string {
  return (['error', 'warning', 'info'] as const)
    .map((level) => ({ level, count: items.filter((item) => item.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${count} 处${WORDS[level]}`)
    .join('，');
}

/** What the preflight (预检) says in a few words, and behind them the list of pages. */
export function PreflightBadge({ publication, preflight }: Pick<GoodsFor, 'publication' | 'preflight'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { level, items } = preflight;
  // For one line there is room where it is asked for.
  const isSingle = items.length === 1;
  if (items.length === 0) {
    return (
      <Row as="span" gap={8} inline className={styles.badge} data-level="pass">
        预检通过
      </Row>
    );
  }
  return (
    <>
      <Row
        as="button"
        gap={8}
        inline
        type="button"
        className={styles.badge}
        data-level={level}
        aria-expanded={isSingle ? isOpen : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        预检：{preflightSummary(preflight)}
        <span className={styles.more}>{isSingle && isOpen ? '收起' : '查看'}</span>
      </Row>
      {isSingle && isOpen ? (
        <Box above={8}>
          <PreflightList publicationID={publication.ID} items={items} />
        </Box>
      ) : null}
      {isSingle ? null : (
        <Drawer open={isOpen} title="预检结果" onClose={() => setIsOpen(false)} size={400}>
          <Note below={16}>印刷前对文件的检查，按严重程度排列。</Note>
          <PreflightList publicationID={publication.ID} items={items} />
        </Drawer>
      )}
    </>
  );
}
