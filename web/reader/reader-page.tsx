import { lazy, Suspense, useEffect, useEffectEvent, useMemo } from 'react';
import type { OpenedBook } from '#contracts/rules/pages/opened-book.ts';
import type { CallError } from '#web/lib/call/call-error.ts';
import { onBackOnline } from '#web/lib/wire/network.ts';
import type { Book, ReaderApi } from './api.ts';
import { createPageStore } from './model/page-store.ts';
import type { PlaceMemory } from './model/place-memory.ts';
import { NoBook } from './parts/no-book.tsx';
import { Reader } from './reader.tsx';
import type { Reading } from './reading.ts';
import { type BookState, type ClosedKind, closes, useBook } from './use-book.ts';

// Most readers never see it.
const ClosedBook = lazy(async () => ({ default: (await import('./parts/closed-book.tsx')).ClosedBook }));
const NOT_CLOSED: ReadonlySet<string> = new Set(['loading', 'open', 'missing', 'private', 'away', 'failing']);

function isClosed(state: BookState): state is { readonly kind: ClosedKind } {
  return !NOT_CLOSED.has(state.kind);
}

interface ReaderPageProps {
  readonly api: ReaderApi;
  readonly memory: PlaceMemory;
  readonly isMember: boolean;
  /** What came with the page; null where the book has to be asked for. */
  readonly opened: OpenedBook | null;
}

/** The page of a book's link (阅读页): the book, or why it cannot be read. */
export function ReaderPage({ api, memory, isMember, opened }: ReaderPageProps) {
  const { state, retry, close } = useBook(api, opened?.book ?? null);
  if (isClosed(state)) {
    return (
      <Suspense>
        <ClosedBook state={state} api={api} onOpened={retry} />
      </Suspense>
    );
  }
  if (state.kind !== 'open') return <NoBook state={state} onRetry={retry} />;
  return <OpenBook book={state.book} onClosed={close} {...{ api, memory, isMember, opened }} />;
}

interface OpenBookProps extends ReaderPageProps {
  readonly book: Book;
  readonly onClosed: (error: CallError) => void;
}

function OpenBook({ book, api, memory, isMember, opened, onClosed }: OpenBookProps) {
  const tellClosed = useEffectEvent(onClosed);
  const reading = useMemo<Reading>(() => {
    const here = new Map(opened === null ? [] : [[opened.first, opened.page]]);
    const pages: ReaderApi['pages'] = async (from, count) => {
      const outcome = await api.pages(from, count);
      if (!outcome.ok && closes(outcome.error)) tellClosed(outcome.error);
      return outcome;
    };
    return { book, api, memory, isMember, store: createPageStore(pages, here) };
  }, [book, api, memory, isMember, opened]);
  useEffect(() => onBackOnline(() => reading.store.retry()), [reading]);
  return <Reader reading={reading} />;
}
