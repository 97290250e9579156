import type { Id } from '#contracts/rules/pages/document.ts';
import { LETTERS } from '#contracts/rules/publications/book-code.ts';

/** A new id of a page or an element (编号): one of 10^11, so that two never meet in a document. */
export function newId(): Id {
  const random = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(random, (number) => LETTERS[number % LETTERS.length]).join('');
}
