import { chinaDayText } from '#contracts/rules/china-time.ts';
import type { Work } from './work.ts';

/** What a work is made of (规格): 168页 · 145 × 210 毫米. */
export function measuresOf({ pageNum, widthMm, heightMm }: Work): string {
  return `${pageNum}页 · ${widthMm} × ${heightMm} 毫米`;
}

/** When it changed last; in the trash, how long it stays there. */
export function timeOf({ updatedAt, purgedAt }: Work, now: number): string {
  if (purgedAt === '') return `${chinaDayText(Date.parse(updatedAt), now)}更新`;
  return `${chinaDayText(Date.parse(purgedAt), now)}彻底删除`;
}

/** Works within a sentence: 《西湖四季》, or 3 件作品 with the blank before a figure. */
export function wordsFor(works: readonly Pick<Work, 'name'>[]): string {
  const [first] = works;
  return works.length === 1 && first ? `《${first.name}》` : ` ${works.length} 件作品`;
}
