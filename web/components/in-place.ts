/** A list with one more item before the row of this number; without a number it is the list as it was. */
export function inPlace<T>(rows: readonly T[], at: number | null, item: T): readonly T[] {
  return at === null ? rows : [...rows.slice(0, at), item, ...rows.slice(at)];
}
