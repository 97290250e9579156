import { festivalOf } from '../calendar/almanac/festivals.ts';
import { type Day, dayAt, dayNumber } from '../calendar/day.ts';
import { chinaIsoDay } from '../china-time.ts';
import { kmBetween, type Place } from '../files/photo-place.ts';
import type { TakenPhoto } from './groups.ts';
import { TOWN_KM, townNear } from './towns.ts';

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
/** Photos of several journeys are parted between them, and not by the days of each. */
const JOURNEY_MS = 3 * 86_400_000;
const FEWEST_JOURNEYS = 2;
const MOST_TOWNS = 3;
/** The others, of which no day is known. */
const UNDATED = '还有这些';

interface Dated<P> {
  readonly photo: P;
  readonly at: number;
}

/**
 * The chapters that photos tell of by themselves (照片讲故事): they are parted at the longest pauses and where the place
 * changes, none has less than three photos, and a day of festival and a town give their names.
 */
export function chaptersOf<P extends TakenPhoto>(photos: readonly P[]): readonly Chapter<P>[] {
  const others = photos.filter(({ takenAt }) => takenAt === null);
  const saysYear = areOfYears(photos);
  const chapters = parted(datedOf(photos)).map((chapter) => ({
    title: titleOf(chapter, saysYear),
    photos: chapter.map(({ photo }) => photo),
  }));
  return others.length > 0 ? [...chapters, { title: UNDATED, photos: others }] : chapters;
}

/** A chapter goes on as part of the one before (并入上一章), and is called by what both are where no hand named that one. */
export function joinedChapters<P extends TakenPhoto>(
  chapters: readonly Chapter<P>[],
  at: number,
): readonly Chapter<P>[] {
  const [before, joined] = [chapters[at - 1], chapters[at]];
  if (!before || !joined) return chapters;
  const saysYear = areOfYears(chapters.flatMap((chapter) => chapter.photos));
  const usual = (photos: readonly P[]) =>
    photos.some(({ takenAt }) => takenAt !== null) ? titleOf(datedOf(photos), saysYear) : UNDATED;
  const photos = [...before.photos, ...joined.photos];
  const title = before.title === usual(before.photos) ? usual(photos) : before.title;
  return [...chapters.slice(0, at - 1), { title, photos }, ...chapters.slice(at + 1)];
}

function datedOf<P extends TakenPhoto>(photos: readonly P[]): readonly Dated<P>[] {
  return photos
    .flatMap((photo): Dated<P>[] => (photo.takenAt === null ? [] : [{ photo, at: photo.takenAt }]))
    .sort((one, other) => one.at - other.at);
}

function areOfYears(photos: readonly TakenPhoto[]): boolean {
  return new Set(datedOf(photos).map(({ at }) => chinaIsoDay(at).slice(0, 4))).size > 1;
}

function parted<P extends TakenPhoto>(dated: readonly Dated<P>[]): readonly (readonly Dated<P>[])[] {
  const pauseAt = (place: number) => (dated[place]?.at ?? 0) - (dated[place - 1]?.at ?? 0);
  const pausesOf = (ms: number) => dated.flatMap((_, at) => (at > 0 && pauseAt(at) >= ms ? [at] : []));
  const journeys = pausesOf(JOURNEY_MS);
  const days = cutAt(journeys.length < FEWEST_JOURNEYS ? pausesOf(NIGHT_MS) : journeys, [0]);
  const moves = days.flatMap((start, at) =>
    movesIn(dated.slice(start, days[at + 1])).map((place) => start + place),
  );
  const starts = cutAt(moves, days);
  return dated.length === 0 ? [] : starts.map((start, at) => dated.slice(start, starts[at + 1]));

  /** The longest pauses first, as long as there is room for one more chapter and enough on both sides of it. */
  function cutAt(begins: readonly number[], before: readonly number[]): readonly number[] {
    const cuts = [...before];
    for (const place of [...begins].sort((one, other) => pauseAt(other) - pauseAt(one))) {
      if (cuts.length >= MOST_CHAPTERS) break;
      if ([...cuts, dated.length].every((edge) => Math.abs(edge - place) >= FEWEST_PHOTOS)) cuts.push(place);
    }
    return cuts.sort((one, other) => one - other);
  }
}

/** Where in a chapter a few photos come from far off where it began; one without a place changes nothing. */
function movesIn(chapter: readonly Dated<TakenPhoto>[]): readonly number[] {
  const placed = chapter.flatMap(({ photo: { place } }, at) => (place ? [{ place, at }] : []));
  const moves: number[] = [];
  let begin = placed[0]?.place;
  placed.forEach(({ place, at }, no) => {
    const next = placed.slice(no, no + FEWEST_PHOTOS);
    const isFar = (one: Place) => begin !== undefined && kmBetween(begin, one) > TOWN_KM;
    if (next.length < FEWEST_PHOTOS || !next.every((one) => isFar(one.place))) return;
    moves.push(at);
    begin = place;
  });
  return moves;
}

/**
 * The towns that its photos come from: the one of most of those with a place, and every other one of as many as a chapter
 * has. Where most come from no town, none is said.
 */
function townsOf(chapter: readonly Dated<TakenPhoto>[]): string {
  const towns = chapter.flatMap(({ photo: { place } }) => (place ? [townNear(place)] : []));
  const photosOf = (name: string | null) => towns.filter((town) => town === name).length;
  const isMost = (name: string | null) => photosOf(name) * 2 > towns.length;
  if (isMost(null)) return '';
  const said = [...new Set(towns)].filter(
    (name) => name !== null && (isMost(name) || photosOf(name) >= FEWEST_PHOTOS),
  );
  return said.slice(0, MOST_TOWNS).join('、') + (said.length > MOST_TOWNS ? '等地' : '');
}

function dayOf(at: number): Day {
  const [year = 0, month = 0, day = 0] = chinaIsoDay(at).split('-').map(Number);
  return { year, month, day };
}

/** `2月17日`, `5月1日至3日`, `4月30日至5月2日`, with the town and the festival among them: `春节在三亚 · 2月17日`. */
function titleOf(chapter: readonly Dated<TakenPhoto>[], saysYear: boolean): string {
  const [first, last] = [dayOf(chapter[0]?.at ?? 0), dayOf(chapter.at(-1)?.at ?? 0)];
  const year = saysYear ? `${first.year}年` : '';
  const begin = `${year}${first.month}月${first.day}日`;
  const yearOfEnd = last.year === first.year ? '' : `${last.year}年`;
  const month = last.month === first.month && yearOfEnd === '' ? '' : `${yearOfEnd}${last.month}月`;
  const [from, to] = [dayNumber(first), dayNumber(last)];
  const dates = from === to ? begin : `${begin}至${month}${last.day}日`;
  const names = [festivalIn(from, to), townsOf(chapter)].filter(Boolean);
  return names.length === 0 ? dates : `${names.join('在')} · ${dates}`;
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
