import { type JsonStorage, storage } from '#web/lib/storage.ts';

/** Both are small and for this device alone; what shall follow a member is the server's. */
const PLACES_KEY = 'readerPlaces';
const MODE_KEY = 'readerMode';
const MOST_BOOKS = 50;

export const MODES = ['flip', 'slide', 'scroll'] as const;
/** 翻页, 滑动, 滚动. */
export type Mode = (typeof MODES)[number];

export interface PlaceMemory {
  /** The page that was read last, or null. */
  place(code: string): number | null;
  rememberPlace(code: string, page: number): void;
  mode(): Mode | null;
  rememberMode(mode: Mode): void;
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]) && value[1] > 0;
}

/** What this device remembers of reading (上次读到). The books that were not read for longest are forgotten. */
export function openPlaceMemory(values: Pick<JsonStorage, 'get' | 'set'> = storage): PlaceMemory {
  function places(): [string, number][] {
    const stored = values.get(PLACES_KEY);
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  }

  return {
    place: (code) => places().find(([known]) => known === code)?.[1] ?? null,
    rememberPlace(code, page) {
      const others = places().filter(([known]) => known !== code);
      values.set(PLACES_KEY, [[code, page], ...others].slice(0, MOST_BOOKS));
    },
    mode: () => MODES.find((mode) => mode === values.get(MODE_KEY)) ?? null,
    rememberMode: (mode) => values.set(MODE_KEY, mode),
  };
}
