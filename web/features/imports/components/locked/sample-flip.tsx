import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { type ReactNode, useState } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { Stack, Text } from '#web/kit/layout/shapes.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import '#web/page/page.css';
import { PageView } from '#web/page/page-view.tsx';
import { SAMPLE, SAMPLE_SIZE } from '#web/page/sample-book.ts';
import styles from './sample-flip.module.css';

interface Turn {
  readonly from: number;
  readonly to: number;
}

/** A small sample book to leaf through (样书). */
export function SampleFlip() {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [at, setAt] = useState(0);
  const [turn, setTurn] = useState<Turn | null>(null);

  function turnTo(to: number): void {
    if (SAMPLE[to] === undefined) return;
    setTurn(isStill ? null : { from: at, to });
    setAt(to);
  }

  // While a leaf turns, the page it uncovers lies under one side of it and the page it leaves under the other.
  const lower = SAMPLE[turn === null ? at : Math.min(turn.from, turn.to)];
  const upper = SAMPLE[turn === null ? at : Math.max(turn.from, turn.to)];

  return (
    <Stack as="section" gap={16} items="center" radius="sheet" className={styles.table} aria-label="样书">
      <Stack className={styles.book} data-closed={at === 0}>
        <Side page={lower?.left ?? null} />
        <Side page={upper?.right ?? null} />
        {turn === null ? null : (
          <div
            key={`${turn.from}-${turn.to}`}
            className={styles.leaf}
            data-back={turn.to < turn.from}
            onAnimationEnd={() => setTurn(null)}
          >
            <Side page={lower?.right ?? null} />
            <Side page={upper?.left ?? null} />
          </div>
        )}
        <button
          type="button"
          className={styles.side}
          data-side="left"
          aria-label="上一页"
          disabled={at === 0}
          onClick={() => turnTo(at - 1)}
        >
          <LeftOutlined aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.side}
          data-side="right"
          aria-label="下一页"
          disabled={at === SAMPLE.length - 1}
          onClick={() => turnTo(at + 1)}
        >
          <RightOutlined aria-hidden="true" />
        </button>
      </Stack>
      <Text as="p" tone="text" size={12} digits aria-live="polite">
        {at === 0 ? '翻翻看：电子书就是这样读的' : `第 ${at * 2} – ${at * 2 + 1} 页`}
      </Text>
    </Stack>
  );
}

function Side({ page }: { readonly page: Page | null }): ReactNode {
  return (
    <div className={styles.page} data-empty={page === null}>
      {page === null ? null : <PageView page={page} {...SAMPLE_SIZE} />}
    </div>
  );
}
