import type { Work } from './work.ts';

/** The place of the first of these works in a list: the work that stands before it; empty where none does. */
export function placeBefore(list: readonly Work[], works: readonly Work[]): string {
  const ids = new Set(works.map(({ ID }) => ID));
  const first = list.findIndex(({ ID }) => ids.has(ID));
  return list[first - 1]?.ID ?? '';
}

/** Before which work of what is left that place is: the length means behind the last one, 0 where nobody knows. */
export function indexAfter(list: readonly Work[], afterID: string): number {
  return list.findIndex(({ ID }) => ID === afterID) + 1;
}

/** The list with a work that somebody is busy with, also when it has left the list meanwhile. */
export function withHeld(list: readonly Work[], held: Work | null, afterID: string): readonly Work[] {
  if (held === null || list.some(({ ID }) => ID === held.ID)) return list;
  const at = indexAfter(list, afterID);
  return [...list.slice(0, at), held, ...list.slice(at)];
}
