import { useMemo, useReducer, useRef } from 'react';
import { pageInAddress } from '#contracts/rules/pages/opened-book.ts';
import { upTo } from '#web/lib/document/breakpoints.ts';
import type { Book } from './api.ts';
import type { Mode } from './model/place-memory.ts';
import type { PrintRange } from './model/print-range.ts';
import { type Binding, firstPageOf, pagesIn, spreadAt, spreadCount, spreadOf } from './model/spreads.ts';
import { NO_ZOOM, nextStep, type Size, type Zoom, zoomedTo } from './model/zoom.ts';
import type { Reading } from './reading.ts';
import { fitOf } from './stage/book-geometry.ts';

export type Panel = 'outline' | 'thumbnails' | 'search' | 'settings' | 'print' | 'share' | 'traces';

export interface ReaderState {
  /** The first of the pages that lie open. */
  readonly page: number;
  readonly mode: Mode;
  readonly isReflowed: boolean;
  readonly zoom: Zoom;
  readonly panel: Panel | null;
  /** The words that are marked on the pages. */
  readonly mark: string;
  readonly printing: PrintRange | null;
}

/** As its author chose; else on a phone a page fills the screen, and a wide screen has room for an open book. */
function usualMode({ options }: Book): Mode {
  if (options && options.mode !== 'auto') return options.mode;
  return matchMedia(upTo('phone')).matches ? 'slide' : 'flip';
}

function changed(state: ReaderState, change: Partial<ReaderState>): ReaderState {
  return { ...state, ...change };
}

/** How the book is being read at the moment (阅读状态), and what can be done about it. */
export function useReader({ book, memory }: Reading, size: Size) {
  const [state, change] = useReducer(changed, undefined, () => ({
    page: pageInAddress(location.search, book.pageNum) ?? book.options?.startPage ?? 1,
    mode: memory.mode() ?? usualMode(book),
    isReflowed: false,
    zoom: NO_ZOOM,
    panel: null,
    mark: '',
    printing: null,
  }));
  const { pageNum } = book;
  const isDouble = state.mode === 'flip' && !state.isReflowed && fitOf(size, book).isDouble;
  const binding = useMemo<Binding>(() => ({ pageNum, isDouble }), [pageNum, isDouble]);
  const index = spreadOf(state.page, binding);
  const last = spreadCount(binding) - 1;

  // The parts of the page are drawn anew only where something of theirs changed, so these stay the same.
  const actions = useRef({
    change,
    setZoom: (zoom: Zoom) => change({ zoom }),
    goTo: (page: number) => change({ page: Math.min(pageNum, Math.max(1, page)) }),
    close: () => change({ panel: null }),
    setMark: (mark: string) => change({ mark }),
    print: (printing: PrintRange) => change({ printing }),
    setMode(mode: Mode) {
      memory.rememberMode(mode);
      change({ mode, zoom: NO_ZOOM });
    },
  }).current;

  return {
    state,
    binding,
    open: pagesIn(spreadAt(index, binding)),
    isFirst: index === 0,
    isLast: index === last,
    ...actions,
    turn(direction: 1 | -1) {
      const next = Math.min(last, Math.max(0, index + direction));
      change({ page: firstPageOf(next, binding) });
    },
    zoomStep(direction: 1 | -1 | 0) {
      const scale = direction === 0 ? 1 : nextStep(state.zoom.scale, direction);
      change({ zoom: zoomedTo(state.zoom, scale, size) });
    },
    toggle: (panel: Panel) => change({ panel: state.panel === panel ? null : panel }),
    reflow: () => change({ isReflowed: !state.isReflowed, panel: null }),
  };
}
