import { useEffect, useRef, useState } from 'react';
import { pageInAddress } from '#contracts/rules/pages/opened-book.ts';
import type { Reading } from './reading.ts';

const SETTLED_MS = 1200;

export interface LastPlace {
  /** Where the reader stopped the last time; null where there is nothing to go back to. */
  readonly last: number | null;
  forget(): void;
}

/** Remembers the page that is read, here and at the server, and offers the one of the last time (上次读到). */
export function usePlace({ book, api, memory, isMember }: Reading, page: number): LastPlace {
  const [last, setLast] = useState<number | null>(null);
  const begun = useRef(page);

  useEffect(() => {
    if (pageInAddress(location.search, book.pageNum) !== null) return;
    const offer = (place: number | null) => {
      if (place !== null && place > 1 && place <= book.pageNum) setLast(place);
    };
    offer(memory.place(book.code));
    if (!isMember) return;
    let isGone = false;
    void api.place().then((outcome) => {
      if (!isGone && outcome.ok) offer(outcome.value);
    });
    return () => {
      isGone = true;
    };
  }, [book, api, memory, isMember]);

  useEffect(() => {
    // Who only opened the book has not read yet, and shall find the old place the next time.
    if (page === begun.current) return;
    begun.current = 0;
    setLast(null);
    const timer = setTimeout(() => {
      memory.rememberPlace(book.code, page);
      // As whom one reads stays in the address.
      const search = new URLSearchParams(location.search);
      search.set('page', String(page));
      history.replaceState(history.state, '', `?${search}`);
      if (isMember) void api.savePlace(page);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [book, api, memory, isMember, page]);

  return { last, forget: () => setLast(null) };
}
