import { fieldRefusal } from '#server/errors.ts';

/** One of the known words (筛选); a list refuses every other one. */
export function oneOf<T extends string>(known: readonly T[], text: string, label: string): T {
  const found = known.find((each) => each === text);
  if (found === undefined) throw fieldRefusal('bad-filter', `没有这个${label}`);
  return found;
}
