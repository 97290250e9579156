import type { GoodsFor } from '../api.ts';

type Item = GoodsFor['preflight']['items'][number];

/** What was found in the same words on several pages. */
export interface FindingGroup extends Omit<Item, 'page'> {
  /** In order, each once; empty for the whole work. */
  readonly pages: readonly number[];
}

/** Findings as they are read (预检结果): each sentence once, with all its pages. */
export function findingGroups(items: readonly Item[]): readonly FindingGroup[] {
  const groups = new Map<string, FindingGroup & { readonly pages: number[] }>();
  for (const { page, ...item } of items) {
    const key = `${item.level} ${item.rule} ${item.text}`;
    const group = groups.get(key) ?? { ...item, pages: [] };
    groups.set(key, group);
    if (page > 0 && !group.pages.includes(page)) group.pages.push(page);
  }
  return [...groups.values()];
}

/** Pages in words: 第 3–5、9 页, and 整本 where there are none. */
export function pagesWords(pages: readonly number[]): string {
  if (pages.length === 0) return '整本';
  const runs: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && last.to === page - 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  const words = runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  return `第 ${words.join('、')} 页`;
}
