import { type Day, dayAt, dayNumber } from '../calendar/day.ts';
import { festivalOf } from '../calendar/festivals.ts';
import { chinaIsoDay } from '../china-time.ts';
import type { TakenPhoto } from './groups.ts';

/** Photos that belong together (章): what they are called, and which they are, in the order in which they were taken. */
export interface Chapter<P> {
  readonly title: string;
  readonly photos: readonly P[];
}

export const MOST_CHAPTERS = 12;
const FEWEST_PHOTOS = 3;
const HOUR_MS = 3_600_000;
/** A night belongs to the day before it. */
const NIGHT_MS = 20 * HOUR_MS;
/** The others, of which no day is known. */
const UNDATED = '还有这些';

interface Dated<P> {
  readonly photo: P;
  readonly at: number;
}

/**
 * The chapters that photos tell of by themselves (照片讲故事): they are parted at the longest pauses, none has less than three
 * photos, and a day of festival gives its name.
 */
export function chaptersOf<P extends TakenPhoto>(photos: readonly P[]): readonly Chapter<P>[] {
  const dated = photos
    .flatMap((photo): Dated<P>[] => (photo.takenAt === null ? [] : [{ photo, at: photo.takenAt }]))
    .sort((one, other) => one.at - other.at);
  const others = photos.filter(({ takenAt }) => takenAt === null);
  const years = new Set(dated.map(({ at }) => chinaIsoDay(at).slice(0, 4)));
  const chapters = parted(dated).map((chapter) => ({
    title: titleOf(chapter, years.size > 1),
    photos: chapter.map(({ photo }) => photo),
  }));
  return others.length > 0 ? [...chapters, { title: UNDATED, photos: others }] : chapters;
}

function parted<P>(dated: readonly Dated<P>[]): readonly (readonly Dated<P>[])[] {
  const begins = dated
    .map(({ at }, place) => ({ place, pause: at - (dated[place - 1]?.at ?? at) }))
    .filter(({ pause }) => pause >= NIGHT_MS)
    .sort((one, other) => other.pause - one.pause);
  // The longest pauses first, as long as there is room for one more chapter and enough on both sides of it.
  const cuts: number[] = [];
  for (const { place } of begins) {
    if (cuts.length + 1 >= MOST_CHAPTERS) break;
    const edges = [0, ...cuts, dated.length];
    if (edges.every((edge) => Math.abs(edge - place) >= FEWEST_PHOTOS)) cuts.push(place);
  }
  const starts = [0, ...cuts].sort((one, other) => one - other);
  return starts
    .map((start, at) => dated.slice(start, starts[at + 1] ?? dated.length))
    .filter(({ length }) => length > 0);
}

function dayOf(at: number): Day {
  const [year = 0, month = 0, day = 0] = chinaIsoDay(at).split('-').map(Number);
  return { year, month, day };
}

/** `2月17日`, `5月1日至3日`, `4月30日至5月2日`, and the festival among them. */
function titleOf<P>(chapter: readonly Dated<P>[], saysYear: boolean): string {
  const [first, last] = [dayOf(chapter[0]?.at ?? 0), dayOf(chapter.at(-1)?.at ?? 0)];
  const year = saysYear ? `${first.year}年` : '';
  const begin = `${year}${first.month}月${first.day}日`;
  const yearOfEnd = last.year === first.year ? '' : `${last.year}年`;
  const month = last.month === first.month && yearOfEnd === '' ? '' : `${yearOfEnd}${last.month}月`;
  const [from, to] = [dayNumber(first), dayNumber(last)];
  const dates = from === to ? begin : `${begin}至${month}${last.day}日`;
  const festival = festivalIn(from, to);
  return festival === null ? dates : `${festival} · ${dates}`;
}

const LONGEST_SEARCH_DAYS = 10;

/** The first festival by law; a long time is not called by one day of it. */
function festivalIn(from: number, to: number): string | null {
  if (to - from > LONGEST_SEARCH_DAYS) return null;
  for (let number = from; number <= to; number += 1) {
    const festival = festivalOf(dayAt(number));
    if (festival?.isLegal) return festival.name;
  }
  return null;
}
