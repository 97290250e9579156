import { type Day, dayAt, dayNumber } from '../calendar/day.ts';
import { festivalOf } from '../calendar/festivals.ts';
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

/** The town that most of its photos with a place come from. */
function townOf(chapter: readonly Dated<TakenPhoto>[]): string | null {
  const towns = chapter.flatMap(({ photo: { place } }) => (place ? [townNear(place)] : []));
  const photosOf = (name: string | null) => towns.filter((town) => town === name).length;
  return [...new Set(towns)].find((town) => photosOf(town) * 2 > towns.length) ?? null;
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
  const names = [festivalIn(from, to), townOf(chapter)].filter((name) => name !== null);
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
