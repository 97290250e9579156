/** What a page of an outside party is about: the last part of its address. */
export function lastSegmentOf(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1) ?? '';
}
