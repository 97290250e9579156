import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { PX_PER_MM } from '#web/page/scale.ts';
import { zoomedTo } from '../model/zoom.ts';
import { useRows } from '../use-rows.ts';
import { PageSlot } from './page-slot.tsx';
import styles from './scroll.module.css';
import type { StageProps } from './stage-props.ts';

const GAP = 16;
/** Browsers draw nothing that lies deeper than this. */
const DEEPEST = 30_000_000;
const AHEAD = 8;

/** One page below the other (滚动). Only those near the window are drawn. */
export function ScrollStage({ reading, page, size, mark, zoom, onPage, onZoom }: StageProps) {
  const { book, store } = reading;
  const box = useRef<HTMLElement>(null);
  const margin = size.width < 700 ? 16 : 48;
  const fitted = Math.min((size.width - 2 * margin) / (book.widthMm * PX_PER_MM), 0.6);
  const deepest = DEEPEST / book.pageNum / (book.heightMm * PX_PER_MM);
  const scale = Math.min(Math.max(0.02, fitted * zoom.scale), deepest);
  const rowHeight = book.heightMm * PX_PER_MM * scale + GAP;
  const rows = useRows({ ref: box, rowHeight, count: book.pageNum });
  const width = book.widthMm * PX_PER_MM * scale + 2 * margin;

  const numbers = useMemo(
    () => Array.from({ length: rows.end - rows.first }, (_, place) => rows.first + place + 1),
    [rows.first, rows.end],
  );
  useEffect(() => {
    const last = numbers.at(-1) ?? 0;
    const ahead = Array.from({ length: AHEAD }, (_, step) => last + step + 1);
    store.want('stage', [numbers, ahead.filter((number) => number <= book.pageNum)]);
  }, [store, numbers, book.pageNum]);

  const told = useRef(0);
  const pageAt = () => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    return Math.min(book.pageNum, Math.floor((scrollTop + clientHeight * 0.4) / rowHeight) + 1);
  };
  // Who was told by the scrolling itself must not be scrolled to it.
  const goTo = useEffectEvent((number: number) => {
    if (number === told.current || box.current === null) return;
    told.current = number;
    box.current.scrollTop = (number - 1) * rowHeight;
  });
  useEffect(() => goTo(page), [page]);
  // Another scale keeps the page in sight.
  useEffect(() => {
    if (box.current !== null && told.current > 0) box.current.scrollTop = (told.current - 1) * rowHeight;
  }, [rowHeight]);

  const zoomBy = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onZoom(zoomedTo(zoom, zoom.scale * Math.exp(-event.deltaY * 0.002), size));
  });
  useEffect(() => {
    const element = box.current;
    const onWheel = (event: WheelEvent) => zoomBy(event);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  function onScroll() {
    const number = pageAt();
    if (number === told.current) return;
    told.current = number;
    onPage(number);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section ref={box} className={styles.scroll} onScroll={onScroll} tabIndex={0} aria-label="书页">
      <div
        className={styles.pages}
        style={{ '--page-scale': scale, width, height: rowHeight * book.pageNum } as CSSProperties}
      >
        {numbers.map((number) => (
          <div key={number} className={styles.row} style={{ top: (number - 1) * rowHeight }}>
            <PageSlot reading={reading} page={number} mark={mark} onGoTo={onPage} />
          </div>
        ))}
      </div>
    </section>
  );
}
