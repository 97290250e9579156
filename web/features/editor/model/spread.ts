import type { Id, Page, PageDocument } from '#contracts/rules/pages/document.ts';

/** Two pages that lie open side by side (跨页); the cover and what is left over stand alone. */
export type Spread = readonly [Page, Page?];

export function spreadOf({ pages }: PageDocument, id: Id): Spread | null {
  const at = pages.findIndex((page) => page.id === id);
  const left = at % 2 === 1 ? at : at - 1;
  const [first, second] = at <= 0 ? [pages[at]] : [pages[left], pages[left + 1]];
  if (!first) return null;
  return second ? [first, second] : [first];
}
