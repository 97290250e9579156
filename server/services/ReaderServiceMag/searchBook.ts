import { setImmediate } from 'node:timers/promises';
import type { Book } from '#contracts/rules/pages/book.ts';
import { wordsOf } from '#contracts/rules/pages/page-text.ts';
import { KEYWORD_LONGEST, searchPages } from '#contracts/rules/pages/search-pages.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { bookOrRefuse } from './book-or-refuse.ts';

/** The words of books that were searched; they go when the book does. */
const wordsByBook = new WeakMap<Book, readonly string[]>();

/** 书内搜索. */
export const searchBook: Handler<'ReaderServiceMag.searchBook'> = async (input, context) => {
  const { keyword } = input;
  const { book, options } = bookOrRefuse(input, context);
  if (!options.permits.includes('search')) throw refusal('search-not-permitted');
  const length = [...keyword.trim()].length;
  if (length < 1 || length > KEYWORD_LONGEST) {
    throw fieldRefusal('bad-keyword', `请输入 1 到 ${KEYWORD_LONGEST} 个字`);
  }
  const { hits, hasMore } = searchPages(await wordsOfBook(book), keyword);
  return {
    code: 0,
    message: '成功',
    data: { hits: hits.map((hit) => ({ ...hit })), hasMore: hasMore ? 'Y' : 'N' },
  };
};

/** After so many pages others have their turn: there are books of ten thousand. */
const PAGES_AT_ONCE = 500;

async function wordsOfBook(book: Book): Promise<readonly string[]> {
  const known = wordsByBook.get(book);
  if (known) return known;
  const words: string[] = [];
  for (let no = 1; no <= book.pageNum; no += 1) {
    words.push(wordsOf(book.page(no)));
    if (no % PAGES_AT_ONCE === 0 && no < book.pageNum) await setImmediate();
  }
  wordsByBook.set(book, words);
  return words;
}
