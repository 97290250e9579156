import { useEffect, useMemo } from 'react';
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
}

/** The page of a book's link (阅读页): the book, or why it cannot be read. */
export function ReaderPage({ api, memory, isMember }: ReaderPageProps) {
  const { state, retry } = useBook(api);
  if (state.kind !== 'open') return <NoBook state={state} onRetry={retry} />;
  return <OpenBook book={state.book} api={api} memory={memory} isMember={isMember} />;
}

function OpenBook({ book, api, memory, isMember }: ReaderPageProps & { readonly book: Book }) {
  const reading = useMemo<Reading>(
    () => ({ book, api, memory, isMember, store: createPageStore(api.pages) }),
    [book, api, memory, isMember],
  );
  useEffect(() => {
    const again = () => reading.store.retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [reading]);
  return <Reader reading={reading} />;
}
