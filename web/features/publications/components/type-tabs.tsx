import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { shows } from '#web/lib/shows.ts';
import type { WorkPlaces } from '../api.ts';
import { LIST_NAMES, WORK_LISTS, type WorkList } from '../model/work-question.ts';
import styles from './type-tabs.module.css';

interface TypeTabsProps {
  readonly type: WorkList;
  /** Unknown until they have come. */
  readonly places: WorkPlaces | undefined;
  readonly hrefOf: (type: WorkList) => string;
}

function countOf(type: WorkList, places: WorkPlaces): number | null {
  if (type === 'all') return places.works;
  if (type === 'archive') return places.archived;
  return type === 'trash' ? places.trashed : null;
}

/** The lists of works (作品分类), each with an address of its own. */
export function TypeTabs({ type, places, hrefOf }: TypeTabsProps) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const chosen = bar.current?.querySelector(`[data-type="${type}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [type]);

  return (
    <nav ref={bar} className={styles.tabs} aria-label="作品分类" {...shows('OpusServiceMag.getOpusPlaces')}>
      {WORK_LISTS.map((each) => (
        <Link
          key={each}
          data-type={each}
          className={styles.tab}
          to={hrefOf(each)}
          aria-current={each === type ? 'page' : undefined}
        >
          {LIST_NAMES[each]}
          <span className={styles.count}>{places ? countOf(each, places) : null}</span>
        </Link>
      ))}
    </nav>
  );
}
