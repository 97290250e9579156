import type { CartLine } from './cart.ts';

/** Lines that were just deleted (已删除), for as long as they can be brought back. */
export interface Deleted {
  readonly lines: readonly CartLine[];
  /** Those of them that were chosen for the checkout. */
  readonly chosen: readonly CartLine[];
  /** The line that stood before the first of them; empty where none did. */
  readonly afterID: string;
}

/** Notes what is about to leave a list, and the place it leaves. */
export function deletedFrom(
  list: readonly CartLine[],
  gone: readonly CartLine[],
  isChosen: (id: string) => boolean,
): Deleted {
  const ids = new Set(gone.map(({ ID }) => ID));
  const first = list.findIndex(({ ID }) => ids.has(ID));
  const before = first < 0 ? undefined : list[first - 1];
  return { lines: gone, chosen: gone.filter(({ ID }) => isChosen(ID)), afterID: before?.ID ?? '' };
}

/** The index in what is left before which they stood; the length means after the last line, 0 also means unknown. */
export function placeOf({ afterID }: Deleted, list: readonly CartLine[]): number {
  return list.findIndex(({ ID }) => ID === afterID) + 1;
}

/** What was deleted, in words. */
export function wordsFor(lines: readonly CartLine[]): string {
  const [first] = lines;
  return lines.length === 1 && first ? `「${first.clientDesignName}」` : ` ${lines.length} 件商品`;
}

/** Lines by the first of their names, so that one knows where to look. */
export function namesOf(lines: readonly CartLine[]): string {
  const name = `「${lines[0]?.clientDesignName ?? ''}」`;
  return lines.length === 1 ? name : `${name}等 ${lines.length} 件商品`;
}
