import { memo, type SyntheticEvent, useState } from 'react';
import { PageView } from '#web/page/page-view.tsx';
import { PX_PER_MM } from '#web/page/scale.ts';
import type { Reading } from '../reading.ts';
import { usePage } from '../use-page.ts';
import styles from './page-slot.module.css';

interface PageSlotProps {
  readonly reading: Reading;
  readonly page: number;
  readonly mark?: string;
  readonly onGoTo?: (page: number) => void;
}

/** The place of one page: paper until it is there, the page, or what to do where it failed. */
export const PageSlot = memo(function PageSlot({ reading, page, mark = '', onGoTo }: PageSlotProps) {
  const { store, book } = reading;
  const state = usePage(store, page);
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setIsBroken] = useState(false);

  function onError({ target }: SyntheticEvent) {
    if (target instanceof HTMLImageElement) setIsBroken(true);
  }

  function retry() {
    setIsBroken(false);
    setAttempt(attempt + 1);
    store.retry(page);
  }

  const isFailed = state.kind === 'failed' || isBroken;
  return (
    <section
      className={styles.slot}
      aria-label={`第 ${page} 页`}
      aria-busy={state.kind === 'loading'}
      style={{ width: scaled(book.widthMm), height: scaled(book.heightMm) }}
      onErrorCapture={onError}
    >
      {state.kind === 'ready' ? (
        <PageView
          key={attempt}
          page={state.page}
          widthMm={book.widthMm}
          heightMm={book.heightMm}
          mark={mark}
          onGoTo={onGoTo}
        />
      ) : null}
      {isFailed ? (
        <div className={styles.failed}>
          <p>第 {page} 页没有加载出来</p>
          <button type="button" onClick={retry}>
            重试
          </button>
        </div>
      ) : null}
    </section>
  );
});

function scaled(millimetres: number): string {
  return `calc(${millimetres * PX_PER_MM}px * var(--page-scale))`;
}
