import { isPresent, PRESENCE } from '#contracts/rules/pages/draft/presence.ts';

/** One tab that has a work open. */
export interface PresentTab {
  readonly userId: number;
  readonly tab: string;
  readonly name: string;
  /** The id of the page shown. */
  readonly page: string;
}

/** Who has which work of a world open (同时编辑): kept in memory alone, within bounds, and gone with a reset. */
export interface Presence {
  /** Remembers a tab; answers the others at the work, in the order in which they came. */
  tell(workId: number, tab: PresentTab, now: number): readonly PresentTab[];
  /** The same of a tab that leaves. */
  leave(workId: number, tab: Pick<PresentTab, 'userId' | 'tab'>, now: number): readonly PresentTab[];
  forget(): void;
}

interface Told extends PresentTab {
  readonly at: number;
}

type Tabs = ReadonlyMap<string, Told>;

export function createPresence(): Presence {
  const works = new Map<number, Tabs>();

  function present(workId: number, now: number): Map<string, Told> {
    return new Map([...(works.get(workId) ?? [])].filter(([, { at }]) => isPresent(at, now)));
  }

  /** The least recently told work is the first of the map. */
  function keep(workId: number, tabs: Tabs): void {
    works.delete(workId);
    if (tabs.size > 0) works.set(workId, tabs);
    dropOldest(works, PRESENCE.mostWorks);
  }

  return {
    tell(workId, tab, now) {
      const tabs = present(workId, now);
      const key = keyOf(tab);
      const others = othersThan(tabs, key);
      tabs.set(key, { ...tab, at: now });
      while (tabs.size > PRESENCE.mostTabs) tabs.delete(leastRecent(tabs, key));
      keep(workId, tabs);
      return others;
    },
    leave(workId, tab, now) {
      const tabs = present(workId, now);
      tabs.delete(keyOf(tab));
      keep(workId, tabs);
      return [...tabs.values()];
    },
    forget: () => works.clear(),
  };
}

/** A tab belongs to its member: no other one speaks for it. */
function keyOf({ userId, tab }: Pick<PresentTab, 'userId' | 'tab'>): string {
  return `${userId} ${tab}`;
}

function othersThan(tabs: Tabs, own: string): readonly PresentTab[] {
  return [...tabs].flatMap(([key, told]) => (key === own ? [] : [told]));
}

function leastRecent(tabs: Tabs, spared: string): string {
  const others = [...tabs].filter(([key]) => key !== spared);
  const [oldest = [spared]] = others.toSorted(([, one], [, other]) => one.at - other.at);
  return oldest[0];
}

function dropOldest(works: Map<number, Tabs>, most: number): void {
  for (const oldest of works.keys()) {
    if (works.size <= most) return;
    works.delete(oldest);
  }
}
