import type { AreasOfPage } from '#contracts/rules/pages/areas/read-areas.ts';
import type { HotArea, Id } from '#contracts/rules/pages/document.ts';

export type Pages = readonly AreasOfPage[];

/** All hot areas of a work while they are worked on. */
export interface AreasState {
  readonly pages: Pages;
  readonly past: readonly Pages[];
  readonly future: readonly Pages[];
  /** The last edit, while others like it still belong to the same step. */
  readonly like: string;
}

export const MOST_STEPS = 100;

export function beginWith(pages: Pages): AreasState {
  return { pages, past: [], future: [], like: '' };
}

/** One more step. Edits in a row that are alike, such as the arrows of one area, are one step together. */
export function edited(state: AreasState, pages: Pages, like = ''): AreasState {
  if (pages === state.pages) return state;
  const isSame = like !== '' && like === state.like;
  const past = isSame ? state.past : [...state.past, state.pages].slice(-MOST_STEPS);
  return { pages, past, future: [], like };
}

export function undone({ pages, past, future }: AreasState): AreasState {
  const before = past.at(-1);
  if (!before) return { pages, past, future, like: '' };
  return { pages: before, past: past.slice(0, -1), future: [...future, pages], like: '' };
}

export function redone({ pages, past, future }: AreasState): AreasState {
  const next = future.at(-1);
  if (!next) return { pages, past, future, like: '' };
  return { pages: next, past: [...past, pages], future: future.slice(0, -1), like: '' };
}

/** The same pages with other areas on one of them. */
export function withAreas(
  pages: Pages,
  page: Id,
  change: (areas: readonly HotArea[]) => readonly HotArea[],
): Pages {
  return pages.map((each) => {
    if (each.page !== page) return each;
    const areas = change(each.areas);
    return areas === each.areas ? each : { ...each, areas };
  });
}

/** Pages whose areas are others than the saved ones. */
export function changedSince(saved: Pages, pages: Pages): Pages {
  const known = new Map(saved.map(({ page, areas }) => [page, areas]));
  return pages.filter(({ page, areas }) => !isAlike(known.get(page) ?? [], areas));
}

export interface Rebased {
  readonly pages: Pages;
  /** Pages that both sides changed; here they are as on this side. */
  readonly clashes: readonly Id[];
}

/** What was changed here on top of what was saved elsewhere. */
export function rebased(saved: Pages, mine: Pages, theirs: Pages): Rebased {
  const before = new Map(saved.map(({ page, areas }) => [page, areas]));
  const changed = changedSince(saved, mine);
  const here = new Map(changed.map((each) => [each.page, each]));
  const clashes = theirs.flatMap(({ page, areas }) => {
    const own = here.get(page);
    const isClash = own && !isAlike(before.get(page) ?? [], areas) && !isAlike(own.areas, areas);
    return isClash ? [page] : [];
  });
  return { pages: withPages(theirs, changed), clashes };
}

/** All steps on top of what was saved elsewhere, so that what is undone then is still what was done here. */
export function stepsOver(saved: Pages, state: AreasState, theirs: Pages): AreasState {
  const over = (mine: Pages) => rebased(saved, mine, theirs).pages;
  const { pages, past, future } = state;
  return { ...state, pages: over(pages), past: past.map(over), future: future.map(over) };
}

/** The pages with some of them as they are here. */
export function withPages(pages: Pages, some: Pages): Pages {
  const here = new Map(some.map((each) => [each.page, each]));
  return pages.map((each) => here.get(each.page) ?? each);
}

function isAlike(some: readonly HotArea[], others: readonly HotArea[]): boolean {
  return some === others || JSON.stringify(some) === JSON.stringify(others);
}

/** A save stays well below what the server takes at once. */
const MOST_LETTERS = 60_000;

/** The saves that a change needs. */
export function partsOf(changed: Pages): Pages[] {
  const parts: AreasOfPage[][] = [];
  let room = 0;
  for (const page of changed) {
    const length = JSON.stringify(page).length;
    if (length > room || parts.length === 0) {
      parts.push([]);
      room = MOST_LETTERS;
    }
    parts.at(-1)?.push(page);
    room -= length;
  }
  return parts;
}
