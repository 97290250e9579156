import { useReducer } from 'react';
import { upTo } from '#web/lib/breakpoints.ts';
import type { Mode } from './model/place-memory.ts';
import { NO_ZOOM, type Zoom } from './model/zoom.ts';
import type { Reading } from './reading.ts';

export type Panel = 'outline' | 'thumbnails' | 'search' | 'settings' | 'print';

export interface ReaderState {
  /** The first of the pages that lie open. */
  readonly page: number;
  readonly mode: Mode;
  readonly isReflowed: boolean;
  readonly zoom: Zoom;
  readonly panel: Panel | null;
  /** The words that are marked on the pages. */
  readonly mark: string;
  /** Pages that are being printed, first and last. */
  readonly printing: readonly [number, number] | null;
}

type Change = Partial<ReaderState> | ((state: ReaderState) => Partial<ReaderState>);

function changed(state: ReaderState, change: Change): ReaderState {
  return { ...state, ...(typeof change === 'function' ? change(state) : change) };
}

/** Scrolling is what a hand with a phone does; a wide screen has room for an open book. */
function usualMode(): Mode {
  return matchMedia(upTo('phone')).matches ? 'scroll' : 'flip';
}

/** A link may name its page: `?page=12`. */
export function pageInAddress(search: string, pageNum: number): number | null {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page >= 1 && page <= pageNum ? page : null;
}

/** How the book is being read at the moment. */
export function useReader({ book, memory }: Reading) {
  return useReducer(changed, undefined, (): ReaderState => ({
    page: pageInAddress(location.search, book.pageNum) ?? 1,
    mode: memory.mode() ?? usualMode(),
    isReflowed: false,
    zoom: NO_ZOOM,
    panel: null,
    mark: '',
    printing: null,
  }));
}
