import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { askBy } from '#web/kit/ask/ask.ts';
import { send } from '#web/kit/ask/send.ts';
import { shows } from '#web/lib/shows.ts';
import { PageView } from '#web/page/page-view.tsx';
import '#web/page/page.css';
import { PX_PER_MM } from '#web/page/scale.ts';
import type { Work } from '../model/work.ts';
import styles from './cover-pages.module.css';

const TURN_MS = 1100;

const FIRST_PAGES = 8;

/** The first pages of a work (前几页). Optional; a failure is not shown. A new revision is another question. */
function firstPages({ code, revision }: Work) {
  const input = { bookCode: code, from: 1, count: FIRST_PAGES };
  return {
    ...askBy('ReaderServiceMag.getPages', { ...input, revision }, () =>
      send('ReaderServiceMag.getPages', input, { quiet: true }),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** The first pages of a work over its cover, one after the other; still where the system asks for less motion. */
export function CoverPages({ work }: { readonly work: Work }) {
  const { widthMm, heightMm } = work;
  const { data } = useQuery(firstPages(work));
  const pages = data?.pages ?? [];
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [at, setAt] = useState(1);
  const count = pages.length;

  useLayoutEffect(() => {
    setScale((frame.current?.clientWidth ?? 0) / (widthMm * PX_PER_MM));
  }, [widthMm]);

  useEffect(() => {
    if (count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setAt((before) => (before + 1) % count), TURN_MS);
    return () => clearInterval(timer);
  }, [count]);

  const page = pages[at];
  const size = { '--page-scale': scale } as CSSProperties;
  return (
    <div
      ref={frame}
      className={styles.pages}
      style={size}
      data-open={page !== undefined}
      aria-hidden="true"
      {...shows('ReaderServiceMag.getPages')}
    >
      {page === undefined ? null : (
        <div key={at} className={styles.page}>
          <PageView page={page} widthMm={widthMm} heightMm={heightMm} isSmall />
        </div>
      )}
    </div>
  );
}
