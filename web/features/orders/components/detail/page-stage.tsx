import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { PageView } from '#web/page/page-view.tsx';
import '#web/page/page.css';
import type { OrderDetail } from '#web/features/orders/model/orders.ts';
import { type PrintedPages, printedPages } from '../printed-pages.ts';
import styles from './page-stage.module.css';
import { usePageScale } from './use-page-scale.ts';

interface PageStageProps {
  readonly orderNo: string;
  readonly lineID: string;
  readonly book: Omit<PrintedPages, 'from' | 'pages'>;
  /** Counted from 1. */
  readonly page: number;
  /** What is wrong there. */
  readonly box?: OrderDetail['fileProblems'][number]['box'];
  /** Twice as large as fits, and scrolled. */
  readonly isLarge?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Shown where the page cannot be read. */
  readonly without: ReactNode;
}

/** One page of a line as it is printed (页面), as large as there is room. */
export function PageStage({ orderNo, lineID, book, page, box, ...rest }: PageStageProps) {
  const { isLarge = false, onKeyDown, without } = rest;
  const { widthMm, heightMm } = book;
  const { data, isError } = useQuery(printedPages(orderNo, lineID, page));
  const frame = useRef<HTMLDivElement>(null);
  const fit = usePageScale(frame, book);
  const shown = data?.pages[page - data.from];
  const size = { '--page-scale': isLarge ? 2 * fit : fit } as CSSProperties;
  const place = box && {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.w),
    height: percent(box.h),
  };
  if (isError) return without;
  return (
    <section
      className={styles.stage}
      aria-label={`第 ${page} 页，共 ${book.pageNum} 页${box ? '，问题处已框出' : ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled and turned with keys, so it takes the focus
      tabIndex={0}
      data-large={isLarge}
      onKeyDown={onKeyDown}
      {...shows('OrderServiceMag.getPrintedPages')}
    >
      <Stack ref={frame} className={styles.frame}>
        {shown ? (
          <Box holds ground="sheet" className={styles.sheet} style={size}>
            <PageView key={page} page={shown} widthMm={widthMm} heightMm={heightMm} />
            {place ? <span className={styles.box} style={place} /> : null}
          </Box>
        ) : (
          <LinesSkeleton count={4} />
        )}
      </Stack>
    </section>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
