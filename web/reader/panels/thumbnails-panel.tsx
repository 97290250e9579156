import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { PageView } from '#web/page/page-view.tsx';
import { PX_PER_MM } from '#web/page/scale.ts';
import type { Reading } from '../reading.ts';
import { usePage } from '../use-page.ts';
import { useRows } from '../use-rows.ts';
import panel from './panel.module.css';
import styles from './thumbnails.module.css';

interface ThumbnailsPanelProps {
  readonly reading: Reading;
  readonly open: readonly number[];
  readonly onPage: (page: number) => void;
}

const WIDEST = 112;
const TALLEST = 150;
const LABEL = 34;
const COLUMNS = 2;

/** All pages, small (缩略图); only those in sight are drawn. */
export function ThumbnailsPanel({ reading, open, onPage }: ThumbnailsPanelProps) {
  const { book, store } = reading;
  const box = useRef<HTMLDivElement>(null);
  const scale = Math.min(WIDEST / (book.widthMm * PX_PER_MM), TALLEST / (book.heightMm * PX_PER_MM));
  const rowHeight = Math.ceil(book.heightMm * PX_PER_MM * scale) + LABEL;
  const count = Math.ceil(book.pageNum / COLUMNS);
  const { first, end } = useRows({ ref: box, rowHeight, count });

  const numbers = useMemo(() => {
    const from = first * COLUMNS + 1;
    const to = Math.min(end * COLUMNS, book.pageNum);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  }, [first, end, book.pageNum]);
  useEffect(() => store.want('panel', [numbers]), [store, numbers]);
  useEffect(() => () => store.want('panel', []), [store]);

  const show = useEffectEvent(() => {
    const row = Math.floor(((open[0] ?? 1) - 1) / COLUMNS);
    if (box.current !== null) box.current.scrollTop = Math.max(0, (row - 1) * rowHeight);
  });
  useEffect(() => show(), []);

  return (
    <div ref={box} className={panel.scroll}>
      <div
        style={{ position: 'relative', height: count * rowHeight, '--page-scale': scale } as CSSProperties}
      >
        {numbers.map((number) => {
          const row = Math.floor((number - 1) / COLUMNS);
          return (
            <div
              key={number}
              className={styles.thumbnail}
              data-is-open={open.includes(number)}
              style={{ top: row * rowHeight, left: `${((number - 1) % COLUMNS) * (100 / COLUMNS)}%` }}
            >
              <Thumbnail reading={reading} page={number} scale={scale} />
              <button
                type="button"
                aria-label={`第 ${number} 页`}
                aria-current={open.includes(number)}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Thumbnail({ reading, page, scale }: { reading: Reading; page: number; scale: number }) {
  const { widthMm, heightMm } = reading.book;
  const state = usePage(reading.store, page);
  const size = { width: widthMm * PX_PER_MM * scale, height: heightMm * PX_PER_MM * scale };
  return (
    <div className={styles.paper} style={size} inert>
      {state.kind === 'ready' ? (
        <PageView page={state.page} widthMm={widthMm} heightMm={heightMm} isSmall />
      ) : null}
    </div>
  );
}
