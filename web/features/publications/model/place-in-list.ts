import type { Work } from './work.ts';

/** The ID of the work before the first of these in a list; empty at the beginning. */
export function placeBefore(list: readonly Work[], works: readonly Work[]): string {
  const ids = new Set(works.map(({ ID }) => ID));
  const first = list.findIndex(({ ID }) => ids.has(ID));
  return list[first - 1]?.ID ?? '';
}

/** The index right after that work; 0 if it is no longer in the list. */
export function indexAfter(list: readonly Work[], afterID: string): number {
  return list.findIndex(({ ID }) => ID === afterID) + 1;
}

/** The list with a work that is being edited, even if it has left the list meanwhile. */
export function withHeld(list: readonly Work[], held: Work | null, afterID: string): readonly Work[] {
  if (held === null || list.some(({ ID }) => ID === held.ID)) return list;
  const at = indexAfter(list, afterID);
  return [...list.slice(0, at), held, ...list.slice(at)];
}
