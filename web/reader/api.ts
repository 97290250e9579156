import type { Output } from '#contracts/operations.ts';
import type { Page } from '#contracts/rules/pages/document.ts';
import type { OpenedBook } from '#contracts/rules/pages/opened-book.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { mapped, type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';
import { NO_TOKENS, type ReadTokens } from './model/read-tokens.ts';

/** A book that may be read (可阅读的书). */
export type Book = OpenedBook['book'];
export type Found = Extract<Output<'ReaderServiceMag.searchBook'>, { code: 0 }>['data'];
export type Hit = Found['hits'][number];

/** What the reader asks about one book. */
export interface ReaderApi {
  book(): Promise<Outcome<Book>>;
  /** Opens what wants a password, or counts who opens it; the right goes with every call from then on. */
  open(password: string): Promise<Outcome<unknown>>;
  /** The right that it gave; empty where nothing had to be opened. */
  readToken(): string;
  pages(from: number, count: number): Promise<Outcome<readonly Page[]>>;
  search(keyword: string): Promise<Outcome<Found>>;
  /** The page that the member read last, on whatever device; 0 where none was. */
  place(): Promise<Outcome<number>>;
  savePlace(page: number): Promise<Outcome<unknown>>;
}

export function readerApi(
  code: string,
  api: ApiClient,
  tokens: ReadTokens = NO_TOKENS,
  isVisitorView = false,
): ReaderApi {
  const book = () => {
    const readToken = tokens.get(code);
    return {
      bookCode: code,
      ...(readToken === '' ? {} : { readToken }),
      ...(isVisitorView ? ({ asVisitor: 'Y' } as const) : {}),
    };
  };
  return {
    readToken: () => tokens.get(code),
    book: async () => outcomeOf(await api.call('ReaderServiceMag.getBook', book())),
    async open(password) {
      const input = { bookCode: code, password };
      const outcome = outcomeOf(await api.call('ReaderServiceMag.openBook', { ...book(), ...input }));
      if (outcome.ok) tokens.keep(code, outcome.value.readToken);
      return outcome;
    },
    async pages(from, count) {
      const input = { ...book(), from: String(from), count: String(count) };
      return mapped(outcomeOf(await api.call('ReaderServiceMag.getPages', input)), ({ pages }) => pages);
    },
    search: async (keyword) =>
      outcomeOf(await api.call('ReaderServiceMag.searchBook', { ...book(), keyword })),
    async place() {
      const reply = await api.call('ReaderServiceMag.getPlace', book(), { quiet: true });
      return mapped(outcomeOf(reply), ({ page }) => page);
    },
    savePlace: async (page) =>
      outcomeOf(
        await api.call('ReaderServiceMag.savePlace', { ...book(), page: String(page) }, { quiet: true }),
      ),
  };
}
