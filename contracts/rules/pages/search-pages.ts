export interface SearchHit {
  /** From 1. */
  readonly page: number;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

export interface FoundWords {
  readonly hits: readonly SearchHit[];
  readonly hasMore: boolean;
}

const AROUND = 24;
export const MOST_HITS = 200;
export const KEYWORD_LONGEST = 50;

/**
 * Finds words in the texts of pages (书内搜索), regardless of case and width. A book has at most 500 pages, so reading
 * them all is quicker than keeping an index, and a single Chinese character works as well.
 */
export function searchPages(pages: readonly string[], keyword: string): FoundWords {
  const wanted = folded(keyword.trim());
  if (wanted === '') return { hits: [], hasMore: false };
  const hits: SearchHit[] = [];
  for (const [index, text] of pages.entries()) {
    const words = folded(text);
    for (let at = words.indexOf(wanted); at >= 0; at = words.indexOf(wanted, at + wanted.length)) {
      if (hits.length === MOST_HITS) return { hits, hasMore: true };
      const end = at + wanted.length;
      hits.push({
        page: index + 1,
        before: text.slice(Math.max(0, at - AROUND), at),
        match: text.slice(at, end),
        after: text.slice(end, end + AROUND),
      });
    }
  }
  return { hits, hasMore: false };
}

/** The common form of all spellings, letter by letter, so that positions in it are positions in the text. */
export function folded(text: string): string {
  return text.replace(/[\uff01-\uff5e]|\p{Lu}/gu, (letter) => {
    const code = letter.charCodeAt(0);
    const half = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : letter;
    const small = half.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}
