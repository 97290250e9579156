import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { passagesOf } from '#contracts/rules/pages/page-text.ts';
import type { Reading } from '../reading.ts';
import { usePage } from '../use-page.ts';
import { IconButton } from './icon-button.tsx';
import styles from './reflow.module.css';

const AreaWords = lazy(async () => ({
  default: (await import('#web/page/areas/area-layer.tsx')).AreaWords,
}));

interface ReflowViewProps {
  readonly reading: Reading;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** As many pages as the server gives at once, so that the longest book is as light as a short one. */
const PART = 20;
const SIZES = [16, 18, 20, 24, 28] as const;

/** The words of the book without its pages (阅读视图), which fit any screen and any size of letters. */
export function ReflowView({ reading, page, onPage }: ReflowViewProps) {
  const { store, book } = reading;
  const [size, setSize] = useState(1);
  const part = Math.floor((page - 1) / PART);
  const first = part * PART + 1;
  const last = Math.min(first + PART - 1, book.pageNum);
  const numbers = useMemo(
    () => Array.from({ length: last - first + 1 }, (_, place) => first + place),
    [first, last],
  );
  useEffect(() => store.want('stage', [numbers]), [store, numbers]);

  return (
    <article
      key={first}
      className={styles.text}
      style={{ fontSize: SIZES[size] }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label="正文"
    >
      <div className={styles.sizes}>
        <IconButton icon="minus" label="缩小字号" isDisabled={size === 0} onPress={() => setSize(size - 1)} />
        <span>字号 {SIZES[size]}</span>
        <IconButton
          icon="plus"
          label="放大字号"
          isDisabled={size === SIZES.length - 1}
          onPress={() => setSize(size + 1)}
        />
      </div>
      {numbers.map((number) => (
        <PageWords key={number} reading={reading} page={number} onPage={onPage} />
      ))}
      <nav className={styles.parts} aria-label="前后部分">
        <button type="button" disabled={part === 0} onClick={() => onPage(first - PART)}>
          上一部分
        </button>
        <span>
          第 {first} 至 {last} 页，共 {book.pageNum} 页
        </span>
        <button type="button" disabled={last === book.pageNum} onClick={() => onPage(last + 1)}>
          下一部分
        </button>
      </nav>
    </article>
  );
}

function PageWords({ reading, page, onPage }: ReflowViewProps) {
  function goTo(no: number): void {
    onPage(no);
    document.querySelector(`[data-page="${no}"]`)?.scrollIntoView();
  }

  const { store } = reading;
  const state = usePage(store, page);
  if (state.kind === 'failed') {
    return (
      <p className={styles.note}>
        第 {page} 页没有加载出来
        <button type="button" onClick={() => store.retry(page)}>
          重试
        </button>
      </p>
    );
  }
  if (state.kind === 'loading') return <p className={styles.waiting} aria-busy="true" />;
  return (
    <section data-page={page} aria-label={`第 ${page} 页`}>
      {passagesOf(state.page).map(({ kind, text }, place) => {
        const key = `${place} ${text.slice(0, 8)}`;
        if (kind === 'heading-1') return <h2 key={key}>{text}</h2>;
        return kind === 'heading-2' ? <h3 key={key}>{text}</h3> : <p key={key}>{text}</p>;
      })}
      <Suspense>
        {state.page.areas?.map((area) => (
          <AreaWords key={area.id} area={area} onGoTo={goTo} />
        ))}
      </Suspense>
    </section>
  );
}
