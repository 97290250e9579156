import { parseWholeNumber } from '#contracts/rules/whole-number.ts';

/** How many stand on a page (每页条数), as an address says it; anything but one of these counts as the usual, the first. */
export function sizeIn(search: URLSearchParams, sizes: readonly [number, ...number[]]): number {
  const said = parseWholeNumber(search.get('size') ?? '');
  return sizes.find((size) => size === said) ?? sizes[0];
}

/** What an address says of it: the usual is left out. */
export function sizeSaid(size: number, [usual]: readonly [number, ...number[]]): string {
  return size === usual ? '' : String(size);
}
