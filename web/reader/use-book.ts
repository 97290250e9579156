import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { CallError } from '#web/lib/call/call-error.ts';
import { onBackOnline } from '#web/lib/wire/network.ts';
import type { Book, ReaderApi } from './api.ts';

const MISSING = 404;
const KINDS: Readonly<Record<string, ClosedKind>> = {
  'book-withdrawn': 'withdrawn',
  'book-password': 'password',
  'book-login': 'login',
  'book-not-invited': 'ask',
  'link-expired': 'expired',
  'link-used-up': 'used-up',
};
/** A named link counts its readings, so it is opened without being asked for anything. */
const UNOPENED = 'book-unopened';

/** Why this reader does not get a book that is there. */
export type ClosedKind = 'withdrawn' | 'password' | 'login' | 'ask' | 'expired' | 'used-up';

export type BookState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly book: Book }
  | { readonly kind: ClosedKind }
  /** There is none, or the server was not reached. */
  | { readonly kind: 'missing' | 'private' | 'away' }
  /** The server was there, and had no answer. */
  | { readonly kind: 'failing'; readonly traceId: string | undefined };

function stateOf({ kind, code, reason, status, traceId }: CallError): BookState {
  if (kind === 'logged-out' || kind === 'forbidden') return { kind: 'private' };
  const closed = KINDS[reason];
  if (closed !== undefined) return { kind: closed };
  if (code === MISSING) return { kind: 'missing' };
  return kind === 'failed' && status === undefined ? { kind: 'away' } : { kind: 'failing', traceId };
}

export interface OpenedState {
  readonly state: BookState;
  retry(): void;
  /** It is open no more. */
  close(error: CallError): void;
}

/** The reader had it open when who may read it was changed. */
export function closes({ reason }: CallError): boolean {
  return Object.hasOwn(KINDS, reason) || reason === 'book-not-found';
}

/** The book behind the code, unless it is here already. When the connection comes back it is asked for again by itself. */
export function useBook(api: ReaderApi, here: Book | null): OpenedState {
  const [state, setState] = useState<BookState>(here ? { kind: 'open', book: here } : { kind: 'loading' });

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    let outcome = await api.book();
    if (!outcome.ok && outcome.error.reason === UNOPENED) {
      const opened = await api.open('');
      outcome = opened.ok ? await api.book() : opened;
    }
    setState(outcome.ok ? { kind: 'open', book: outcome.value } : stateOf(outcome.error));
  }, [api]);

  useEffect(() => {
    if (here === null) void load();
  }, [load, here]);
  const isAway = state.kind === 'away';
  // Before the reader can see that there was no answer: on a busy machine the connection may be back by then.
  useLayoutEffect(() => (isAway ? onBackOnline(() => void load()) : undefined), [isAway, load]);

  return { state, retry: () => void load(), close: (error) => setState(stateOf(error)) };
}
