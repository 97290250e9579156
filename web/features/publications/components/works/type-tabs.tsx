import { ViewLinks } from '#web/components/view-links.tsx';
import type { WorkPlaces } from '#web/features/publications/model/work.ts';
import { LIST_NAMES, type WorkList } from '#web/features/publications/model/work-question.ts';
import { shows } from '#web/lib/shows.ts';
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
  return (
    <ViewLinks
      className={styles.tabs}
      label="作品分类"
      views={LIST_NAMES}
      current={type}
      hrefFor={hrefOf}
      countOf={(each) => places && countOf(each, places)}
      shows={shows('OpusServiceMag.getOpusPlaces')}
    />
  );
}
