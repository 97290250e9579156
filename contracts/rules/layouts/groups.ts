import type { Place } from '../files/photo-place.ts';
import { LAYOUTS } from './layouts.ts';

/** A photo as far as its page matters: when it was taken, in milliseconds; null where that is not known. */
export interface TakenPhoto {
  readonly takenAt: number | null;
  /** About where. */
  readonly place?: Place | null;
  /** The title of its chapter; no page holds photos of two. */
  readonly chapter?: string;
}

const OTHER_CHAPTER = 1000;
/** For a page that begins a chapter and has no arrangement with room for its name. */
const NAMELESS = 20;
const NAMED = new Set(LAYOUTS.flatMap(({ slots, words }) => (words ? [slots.length] : [])));

const HOUR_MS = 3_600_000;
/** What a page costs that holds photos from both sides of a pause, by how long that was. */
const PAUSES = [
  [48 * HOUR_MS, 3],
  [8 * HOUR_MS, 1.5],
  [1.5 * HOUR_MS, 0.4],
] as const;

function costOfPause(before: TakenPhoto, after: TakenPhoto): number {
  if (before.chapter !== after.chapter) return OTHER_CHAPTER;
  if (before.takenAt === null || after.takenAt === null) return 0;
  const pause = after.takenAt - before.takenAt;
  return PAUSES.find(([ms]) => pause >= ms)?.[1] ?? 0;
}

/**
 * Cuts photos, in the order in which they were taken, into so many pages: about as many on each, and pauses between
 * pages rather than within one. Answers how many stand on each page; none holds more than `most`.
 */
export function groupsOf(photos: readonly TakenPhoto[], pages: number, most: number): readonly number[] {
  const { length } = photos;
  const count = Math.min(pages, length);
  if (count === 0 || length > count * most) return [];
  const usual = length / count;
  const pauses = photos.map((photo, at) => (at === 0 ? 0 : costOfPause(photos[at - 1] ?? photo, photo)));
  let sum = 0;
  const within = pauses.map((pause) => {
    sum += pause;
    return sum;
  });
  // best[n] is what the first n photos cost on the pages so far; from[page][n] where the last of these pages begins.
  let best = Array.from({ length: length + 1 }, (_, n) => (n === 0 ? 0 : Number.POSITIVE_INFINITY));
  const from: number[][] = [];
  for (let page = 0; page < count; page += 1) {
    const [next, begins] = [best.map(() => Number.POSITIVE_INFINITY), best.map(() => 0)];
    for (let n = page + 1; n <= length; n += 1) {
      for (let size = 1; size <= Math.min(most, n - page); size += 1) {
        const begin = n - size;
        const crossed = (within[n - 1] ?? 0) - (within[begin] ?? 0);
        const isFirst =
          photos[begin]?.chapter !== undefined && photos[begin - 1]?.chapter !== photos[begin]?.chapter;
        const nameless = isFirst && !NAMED.has(size) ? NAMELESS : 0;
        const cost = (best[begin] ?? 0) + (size / usual - 1) ** 2 + crossed + nameless;
        if (cost < (next[n] ?? 0)) {
          next[n] = cost;
          begins[n] = begin;
        }
      }
    }
    best = next;
    from.push(begins);
  }
  const sizes: number[] = [];
  for (let [page, n] = [count - 1, length]; page >= 0; page -= 1) {
    const begin = from[page]?.[n] ?? 0;
    sizes.unshift(n - begin);
    n = begin;
  }
  return sizes;
}
