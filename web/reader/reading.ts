import type { Book, ReaderApi } from './api.ts';
import type { PageStore } from './model/page-store.ts';
import type { PlaceMemory } from './model/place-memory.ts';

/** One book that is being read: what every part of the reader shares. */
export interface Reading {
  readonly book: Book;
  readonly api: ReaderApi;
  readonly store: PageStore;
  readonly memory: PlaceMemory;
  /** There is a login, so that the server remembers the place too. */
  readonly isMember: boolean;
}
