import { useEffect, useMemo } from 'react';
import type { OpenedBook } from '#contracts/rules/pages/opened-book.ts';
import { onBackOnline } from '#web/lib/wire/network.ts';
import type { Book, ReaderApi } from './api.ts';
import { createPageStore } from './model/page-store.ts';
import type { PlaceMemory } from './model/place-memory.ts';
import { NoBook } from './parts/no-book.tsx';
import { Reader } from './reader.tsx';
import type { Reading } from './reading.ts';
import { useBook } from './use-book.ts';

interface ReaderPageProps {
  readonly api: ReaderApi;
  readonly memory: PlaceMemory;
  readonly isMember: boolean;
  /** What came with the page; null where the book has to be asked for. */
  readonly opened: OpenedBook | null;
}

/** The page of a book's link (阅读页): the book, or why it cannot be read. */
export function ReaderPage({ api, memory, isMember, opened }: ReaderPageProps) {
  const { state, retry } = useBook(api, opened?.book ?? null);
  if (state.kind !== 'open') return <NoBook state={state} onRetry={retry} />;
  return <OpenBook book={state.book} {...{ api, memory, isMember, opened }} />;
}

function OpenBook({ book, api, memory, isMember, opened }: ReaderPageProps & { readonly book: Book }) {
  const reading = useMemo<Reading>(() => {
    const here = new Map(opened === null ? [] : [[opened.first, opened.page]]);
    return { book, api, memory, isMember, store: createPageStore(api.pages, here) };
  }, [book, api, memory, isMember, opened]);
  useEffect(() => onBackOnline(() => reading.store.retry()), [reading]);
  return <Reader reading={reading} />;
}
