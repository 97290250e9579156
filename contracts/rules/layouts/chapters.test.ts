import { expect, it } from 'vitest';
import { chaptersOf, MOST_CHAPTERS } from './chapters.ts';

const HOUR_MS = 3_600_000;
/** Noon in China. */
const noon = (day: string) => Date.parse(`${day}T04:00:00.000Z`);
const on = (day: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ takenAt: noon(day) + at * 60_000 }));

const told = (photos: readonly { takenAt: number | null }[]) =>
  chaptersOf(photos).map(({ title, photos: own }) => `${title} ${own.length}`);

it('days that lie apart are chapters, called by their dates and festivals', () => {
  expect(
    told([...on('2026-02-17', 4), ...on('2026-03-07', 3), ...on('2026-03-08', 3), ...on('2026-06-20', 5)]),
  ).toEqual(['春节 · 2月17日 4', '3月7日 3', '3月8日 3', '6月20日 5']);
});

it('a night belongs to the day before, and so do a few photos alone', () => {
  const night = [...on('2026-07-04', 3), { takenAt: noon('2026-07-04') + 14 * HOUR_MS }];
  expect(told(night)).toEqual(['7月4日至5日 4']);
  expect(told([...on('2026-07-04', 5), ...on('2026-07-20', 2)])).toEqual(['7月4日至20日 7']);
});

it('years and months are said where they differ', () => {
  expect(told([...on('2025-12-30', 3), ...on('2026-05-30', 2), ...on('2026-06-01', 2)])).toEqual([
    '2025年12月30日 3',
    '2026年5月30日至6月1日 4',
  ]);
  expect(told([...on('2025-12-31', 2), ...on('2026-01-01', 2)])).toEqual([
    '元旦 · 2025年12月31日至2026年1月1日 4',
  ]);
});

it('are at most twelve, in the order in which they were taken, and lose no photo', () => {
  const photos = Array.from({ length: 40 }, (_, at) =>
    on(new Date(Date.UTC(2026, 0, 3 + at * 5)).toISOString().slice(0, 10), 3),
  ).flat();
  const chapters = chaptersOf([...photos].reverse());
  expect(chapters).toHaveLength(MOST_CHAPTERS);
  expect(chapters.flatMap((chapter) => chapter.photos)).toEqual(photos);
});

it('photos without a day come last; nothing tells nothing', () => {
  expect(told([{ takenAt: null }, ...on('2026-02-17', 3)])).toEqual(['春节 · 2月17日 3', '还有这些 1']);
  expect(told([{ takenAt: null }, { takenAt: null }])).toEqual(['还有这些 2']);
  expect(chaptersOf([])).toEqual([]);
});
