/** The item at a place of a list that begins again and again. */
export function at<T>(list: readonly [T, ...T[]], place: number): T {
  return list[((place % list.length) + list.length) % list.length] ?? list[0];
}

/** A list from a text file of ours, which always holds something. */
export type Some<T> = readonly [T, ...T[]];
