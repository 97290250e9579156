import type { Id, OutlineEntry } from '../document.ts';

/** The table of contents after pages were moved, added or taken away: entries follow their pages. */
export function outlineAfter(
  outline: readonly OutlineEntry[],
  before: readonly Id[],
  after: readonly Id[],
): readonly OutlineEntry[] {
  const places = new Map(after.map((id, at) => [id, at + 1]));
  const moved = outline.flatMap((entry) => {
    const page = places.get(before[entry.page - 1] ?? '');
    return page === undefined ? [] : [{ ...entry, page }];
  });
  return moved.sort((a, b) => a.page - b.page);
}
