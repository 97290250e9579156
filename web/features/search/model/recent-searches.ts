import { keptStore } from '#web/lib/kept-store.ts';

const MOST = 6;

function read(kept: unknown): readonly string[] | null {
  return Array.isArray(kept) && kept.every((word) => typeof word === 'string') ? kept.slice(0, MOST) : null;
}

/** What this member looked for last (最近搜索), the latest first; it ends with the session. */
const recent = keptStore<readonly string[]>('recentSearches', [], { write: (words) => words, read });

export const recentSearches = recent.get;

export function rememberSearch(keyword: string): void {
  if (keyword === '') return;
  recent.set([keyword, ...recent.get().filter((word) => word !== keyword)].slice(0, MOST));
}

export function forgetSearches(): void {
  recent.set([]);
}
