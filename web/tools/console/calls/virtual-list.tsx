import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Box } from '#web/kit/layout/shapes.ts';
import { shownRows } from '../windowing.ts';
import styles from './virtual-list.module.css';

interface VirtualListProps<T> {
  readonly items: readonly T[];
  readonly rowHeight: number;
  readonly label: string;
  readonly keyOf: (item: T) => number;
  readonly children: (item: T) => ReactNode;
}

/** A long list that draws only the rows in sight. New rows come at the top and do not move what is being read. */
export function VirtualList<T>({ items, rowHeight, label, keyOf, children }: VirtualListProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [scrollTop, setScrollTop] = useState(0);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const first = items[0];
  const firstKey = first === undefined ? null : keyOf(first);
  const lastFirst = useRef(firstKey);
  useLayoutEffect(() => {
    const before = lastFirst.current;
    lastFirst.current = firstKey;
    const element = box.current;
    if (element === null || before === firstKey || element.scrollTop < rowHeight) return;
    const added = items.findIndex((item) => keyOf(item) === before);
    if (added > 0) element.scrollTop += added * rowHeight;
  }, [firstKey, items, keyOf, rowHeight]);

  const { from, to, above } = shownRows(items.length, { rowHeight, height, scrollTop });
  return (
    <div
      ref={box}
      className={styles.box}
      onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
    >
      <Box as="ul" holds style={{ height: items.length * rowHeight }} aria-label={label}>
        {items.slice(from, to).map((item, place) => (
          <li
            key={keyOf(item)}
            className={styles.row}
            style={{ height: rowHeight, transform: `translateY(${above + place * rowHeight}px)` }}
            aria-setsize={items.length}
            aria-posinset={from + place + 1}
          >
            {children(item)}
          </li>
        ))}
      </Box>
    </div>
  );
}
