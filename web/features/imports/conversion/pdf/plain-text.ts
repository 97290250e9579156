import { withoutRadicals } from './radicals.ts';

/** Text as a document may hold it: no control characters, no half of a pair, and one blank where there were several. */
export function plainText(text: string): string {
  return withoutRadicals(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim();
}

/** Its beginning, cut between two characters. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '');
}

const CHINESE = '[\\p{Script=Han}\\u3000-\\u30ff\\ufe10-\\ufe4f\\uff00-\\uffef—…“”‘’·]';
const BEFORE_CHINESE = new RegExp(`(${CHINESE}) (?=${CHINESE})`, 'gu');

/** Chinese is written without blanks: where a PDF has some, they only spread a line. */
export function withoutChineseBlanks(text: string): string {
  return text.replace(BEFORE_CHINESE, '$1');
}
