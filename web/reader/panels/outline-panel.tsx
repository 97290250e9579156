import { useEffect, useEffectEvent, useRef } from 'react';
import type { Reading } from '../reading.ts';
import { useRows } from '../use-rows.ts';
import styles from './panel.module.css';

interface OutlinePanelProps {
  readonly reading: Reading;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const ROW = 44;
const INDENT = 16;

/** The table of contents (目录); the chapter that is read is marked. */
export function OutlinePanel({ reading, page, onPage }: OutlinePanelProps) {
  const { outline } = reading.book;
  const box = useRef<HTMLDivElement>(null);
  const { first, end } = useRows({ ref: box, rowHeight: ROW, count: outline.length });
  const current = outline.findLastIndex((entry) => entry.page <= page);

  const show = useEffectEvent(() => {
    if (box.current !== null) box.current.scrollTop = Math.max(0, (current - 3) * ROW);
  });
  useEffect(() => show(), []);

  return (
    <div ref={box} className={styles.scroll}>
      <div style={{ height: outline.length * ROW }}>
        {outline.slice(first, end).map((entry, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two chapters may be alike in everything but their place
            key={first + place}
            type="button"
            className={styles.row}
            style={{ top: (first + place) * ROW, paddingLeft: 20 + (entry.level - 1) * INDENT }}
            aria-current={first + place === current}
            onClick={() => onPage(entry.page)}
          >
            <span>{entry.title}</span>
            <span>{entry.page}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
