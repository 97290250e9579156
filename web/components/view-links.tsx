import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Text } from '#web/kit/layout/shapes.ts';
import type { Shows } from '#web/lib/shows.ts';
import { useMoreAside } from './use-more-aside.ts';
import styles from './view-links.module.css';

interface ViewLinksProps<View extends string> {
  readonly label: string;
  /** Their names, in their order. */
  readonly views: Readonly<Record<View, string>>;
  readonly current: View;
  readonly hrefFor: (view: View) => string;
  /** How many wait there. */
  readonly waiting?: Partial<Record<View, number>>;
  /** How many there are; null for what is not counted. */
  readonly countOf?: (view: View) => number | null | undefined;
  readonly className?: string;
  readonly shows?: Shows;
}

/**
 * The parts of a screen (分栏), of which one is shown. Each has an address of its own, so they are links and are walked
 * through with Tab, as links are.
 */
export function ViewLinks<View extends string>(props: ViewLinksProps<View>) {
  const { label, views, current, hrefFor, waiting, countOf, className = '', shows } = props;
  const bar = useRef<HTMLElement>(null);
  const aside = useMoreAside(bar);

  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>(`[data-view="${current}"]`);
    // Only sideways: the page stays where it is.
    if (chosen) bar.current?.scrollTo?.({ left: chosen.offsetLeft - bar.current.offsetLeft - 48 });
  }, [current]);

  return (
    <nav ref={bar} className={`${styles.views} ${aside} ${className}`} aria-label={label} {...shows}>
      {(Object.keys(views) as View[]).map((view) => {
        const waits = waiting?.[view] ?? 0;
        return (
          <Link
            key={view}
            data-view={view}
            className={styles.view}
            to={hrefFor(view)}
            preventScrollReset
            aria-current={view === current ? 'page' : undefined}
          >
            {views[view]}
            {waits > 0 ? (
              <Text ground="brass-soft" tone="brass" size="12-20" text="center" className={styles.waiting}>
                <span className="only-read">，待处理 </span>
                {waits}
              </Text>
            ) : null}
            <Text size={12} weight={400} digits className={styles.count}>
              {countOf?.(view)}
            </Text>
          </Link>
        );
      })}
    </nav>
  );
}
