import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { CallError } from '#web/lib/call/call-error.ts';
import { onBackOnline } from '#web/lib/wire/network.ts';
import type { Book, ReaderApi } from './api.ts';

const WITHDRAWN = 1110;
const MISSING = 404;

export type BookState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly book: Book }
  /** There is none, its author took it back, it is not public, or the server was not reached. */
  | { readonly kind: 'missing' | 'withdrawn' | 'private' | 'away' }
  /** The server was there, and had no answer. */
  | { readonly kind: 'failing'; readonly traceId: string | undefined };

function stateOf({ kind, code, status, traceId }: CallError): BookState {
  if (kind === 'logged-out' || kind === 'forbidden') return { kind: 'private' };
  if (code === WITHDRAWN) return { kind: 'withdrawn' };
  if (code === MISSING) return { kind: 'missing' };
  return kind === 'failed' && status === undefined ? { kind: 'away' } : { kind: 'failing', traceId };
}

/** The book behind the code, unless it is here already. When the connection comes back it is asked for again by itself. */
export function useBook(api: ReaderApi, here: Book | null): { readonly state: BookState; retry(): void } {
  const [state, setState] = useState<BookState>(here ? { kind: 'open', book: here } : { kind: 'loading' });

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    const outcome = await api.book();
    setState(outcome.ok ? { kind: 'open', book: outcome.value } : stateOf(outcome.error));
  }, [api]);

  useEffect(() => {
    if (here === null) void load();
  }, [load, here]);
  const isAway = state.kind === 'away';
  // Before the reader can see that there was no answer: on a busy machine the connection may be back by then.
  useLayoutEffect(() => (isAway ? onBackOnline(() => void load()) : undefined), [isAway, load]);

  return { state, retry: () => void load() };
}
