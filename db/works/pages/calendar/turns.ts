/** The item at a place of a list that begins again and again. */
export function at<T>(list: readonly [T, ...T[]], place: number): T {
  return list[((place % list.length) + list.length) % list.length] ?? list[0];
}

/** A list from a text file of ours, which always holds something. */
export type Some<T> = readonly [T, ...T[]];

/** A number that jumps about for numbers in a row, and is always the same for the same one. */
export function scattered(number: number, salt: number): number {
  const mixed = Math.imul((number + 1) ^ (salt * 0x9e37), 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (again ^ (again >>> 16)) >>> 0;
}

export function lettersOf(text: string): Some<string> {
  const [first = '', ...others] = Array.from(text);
  return [first, ...others];
}
