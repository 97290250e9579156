import type { Output } from '#contracts/operations.ts';
import type { Page } from '#contracts/rules/pages/document.ts';
import type { OpenedBook } from '#contracts/rules/pages/opened-book.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { mapped, type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';

/** A book that may be read (可阅读的书). */
export type Book = OpenedBook['book'];
export type Found = Extract<Output<'ReaderServiceMag.searchBook'>, { code: 0 }>['data'];
export type Hit = Found['hits'][number];

/** What the reader asks about one book. */
export interface ReaderApi {
  book(): Promise<Outcome<Book>>;
  pages(from: number, count: number): Promise<Outcome<readonly Page[]>>;
  search(keyword: string): Promise<Outcome<Found>>;
  /** The page that the member read last, on whatever device; 0 where none was. */
  place(): Promise<Outcome<number>>;
  savePlace(page: number): Promise<Outcome<unknown>>;
}

export function readerApi(code: string, api: ApiClient): ReaderApi {
  return {
    book: async () => outcomeOf(await api.call('ReaderServiceMag.getBook', { bookCode: code })),
    async pages(from, count) {
      const input = { bookCode: code, from: String(from), count: String(count) };
      return mapped(outcomeOf(await api.call('ReaderServiceMag.getPages', input)), ({ pages }) => pages);
    },
    search: async (keyword) =>
      outcomeOf(await api.call('ReaderServiceMag.searchBook', { bookCode: code, keyword })),
    async place() {
      const reply = await api.call('ReaderServiceMag.getPlace', { bookCode: code }, { quiet: true });
      return mapped(outcomeOf(reply), ({ page }) => page);
    },
    savePlace: async (page) =>
      outcomeOf(
        await api.call('ReaderServiceMag.savePlace', { bookCode: code, page: String(page) }, { quiet: true }),
      ),
  };
}
