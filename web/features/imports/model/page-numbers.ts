/** The pages that words such as 3-7,12 mean (页码范围), in order. */
export function pagesInRanges(ranges: string): readonly number[] {
  if (ranges === '') return [];
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** Those of both lists, each once and in order. */
export function allPages(some: readonly number[], others: readonly number[]): readonly number[] {
  return [...new Set([...some, ...others])].sort((one, other) => one - other);
}

const NAMED_AT_MOST = 5;

/** What a member reads of pages that could not be converted (转换失败的页). */
export function failedPagesWords(pages: readonly number[]): string {
  if (pages.length === 0) return '';
  const named = pages.slice(0, NAMED_AT_MOST).join('、');
  return pages.length <= NAMED_AT_MOST
    ? `第 ${named} 页转换失败`
    : `第 ${named} 等 ${pages.length} 页转换失败`;
}
