import type { Id, Page, PageDocument } from '#contracts/rules/pages/document.ts';

/** Two pages that lie open side by side (跨页); the cover, the back and what is left over stand alone. */
export type Spread = readonly [Page, Page?];

/** What tells how the pages of a work lie. */
type Lain = Pick<PageDocument, 'pages' | 'calendar'>;

/** All spreads in their order; the pages of a calendar hang one by one. The back is the outermost page: before it, printing fills a leaf that lacks a page. */
export function spreadsOf({ pages, calendar }: Lain): readonly Spread[] {
  if (calendar) return pages.map((page) => [page]);
  const inside = pages.slice(1).filter(({ role }) => role !== 'back');
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first) return [];
  const spreads: Spread[] = [[first]];
  for (let at = 0; at < inside.length; at += 2) {
    const [left, right] = inside.slice(at, at + 2);
    if (left) spreads.push(right ? [left, right] : [left]);
  }
  return last?.role === 'back' ? [...spreads, [last]] : spreads;
}

export function spreadOf(document: Lain, id: Id): Spread | null {
  return spreadsOf(document).find((spread) => spread.some((page) => page?.id === id)) ?? null;
}

/** How the pages lie beside each other: which of two each is, and which one it faces. */
export interface Lying {
  readonly lies: 'alone' | 'left' | 'right';
  readonly faces: Page | undefined;
}

export function lyingOf(spread: Spread | null, id: Id): Lying {
  const [left, right] = spread ?? [];
  if (!left || !right) return { lies: 'alone', faces: undefined };
  return left.id === id ? { lies: 'left', faces: right } : { lies: 'right', faces: left };
}
