import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../files/photo-place.ts';
import { chaptersOf, joinedChapters, MOST_CHAPTERS } from './chapters.ts';

const HOUR_MS = 3_600_000;
/** Noon in China. */
const noon = (day: string) => Date.parse(`${day}T04:00:00.000Z`);
const on = (day: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ takenAt: noon(day) + at * 60_000 }));

const told = (photos: readonly { takenAt: number | null; place?: Place | null }[]) =>
  chaptersOf(photos).map(({ title, photos: own }) => `${title} ${own.length}`);

it('days that lie apart are chapters, called by their dates and festivals', () => {
  expect(told([...on('2026-02-17', 4), ...on('2026-03-07', 3), ...on('2026-03-08', 3)])).toEqual([
    '春节 · 2月17日 4',
    '3月7日 3',
    '3月8日 3',
  ]);
});

it('three journeys are three chapters, and not as many as they have days', () => {
  const journey = (month: number) => [1, 2, 3].flatMap((day) => on(`2026-0${month}-0${day}`, 4));
  expect(told([journey(3), journey(4), journey(7)].flat())).toEqual([
    '3月1日至3日 12',
    '4月1日至3日 12',
    '7月1日至3日 12',
  ]);
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

describe('one that goes on as part of the one before', () => {
  const joined = (photos: Parameters<typeof chaptersOf>[0], ...places: readonly number[]) =>
    places
      .reduce((chapters, at) => joinedChapters(chapters, at), chaptersOf(photos))
      .map(({ title, photos: own }) => `${title} ${own.length}`);

  it('is called by the days of both, and of three', () => {
    const photos = [...on('2026-03-07', 3), ...on('2026-03-09', 3), ...on('2026-04-02', 3)];
    expect(joined(photos, 1)).toEqual(['3月7日至9日 6', '4月2日 3']);
    expect(joined(photos, 1, 1)).toEqual(['3月7日至4月2日 9']);
    expect(joined([...on('2025-12-30', 3), ...on('2026-03-01', 3)], 1)).toEqual([
      '2025年12月30日至2026年3月1日 6',
    ]);
  });

  it('is called by the places of both', () => {
    const stay = (day: string, lat: number, lon: number) =>
      on(day, 4).map((photo) => ({ ...photo, place: { lat, lon } }));
    const [hangzhou, sanya] = [stay('2026-03-15', 30.2, 120.2), stay('2026-03-17', 18.3, 109.5)];
    expect(joined([...hangzhou, ...sanya], 1)).toEqual(['杭州、三亚 · 3月15日至17日 8']);
    const [xiamen, beijing] = [stay('2026-03-21', 24.5, 118.1), stay('2026-03-24', 39.9, 116.4)];
    expect(joined([...hangzhou, ...sanya, ...xiamen, ...beijing], 1, 1, 1)).toEqual([
      '杭州、三亚、厦门等地 · 3月15日至24日 16',
    ]);
  });

  it('keeps a name that was given by hand', () => {
    const [first, second] = chaptersOf([...on('2026-03-07', 3), ...on('2026-03-09', 3)]);
    if (!first || !second) throw new Error('there are two days');
    const named = joinedChapters([{ ...first, title: '外婆家' }, second], 1);
    expect(named).toEqual([{ title: '外婆家', photos: [...first.photos, ...second.photos] }]);
    expect(joinedChapters([first, { ...second, title: '回程' }], 1)[0]?.title).toBe('3月7日至9日');
  });

  it('is called by the days of those that have one', () => {
    expect(joined([...on('2026-03-07', 3), { takenAt: null }], 1)).toEqual(['3月7日 4']);
  });

  it('is not the first, which none is before', () => {
    const chapters = chaptersOf(on('2026-03-07', 3));
    expect(joinedChapters(chapters, 0)).toBe(chapters);
  });
});

describe('places', () => {
  const HANGZHOU = { lat: 30.2, lon: 120.2 };
  const SANYA = { lat: 18.3, lon: 109.5 };
  const DESERT = { lat: 39.5, lon: 83.5 };
  const MAY_DAY = noon('2026-05-01');
  /** Photos of one day, a minute apart, at these places one after the other. */
  const through = (...stays: readonly (readonly [Place | null, number])[]) =>
    stays
      .flatMap(([place, count]) => Array.from({ length: count }, () => place))
      .map((place, at) => ({ takenAt: noon('2026-04-21') + at * 60_000, place }));

  it('part the photos of one day, and towns give their names', () => {
    expect(told(through([HANGZHOU, 4], [SANYA, 3], [HANGZHOU, 3]))).toEqual([
      '杭州 · 4月21日 4',
      '三亚 · 4月21日 3',
      '杭州 · 4月21日 3',
    ]);
  });

  it('part nothing for less than a few photos, on either side', () => {
    expect(told(through([HANGZHOU, 4], [SANYA, 2]))).toEqual(['杭州 · 4月21日 6']);
    expect(told(through([HANGZHOU, 4], [SANYA, 2], [HANGZHOU, 4]))).toEqual(['杭州 · 4月21日 10']);
    expect(told(through([HANGZHOU, 2], [SANYA, 4]))).toEqual(['三亚 · 4月21日 6']);
    expect(told(through([HANGZHOU, 1], [SANYA, 4], [HANGZHOU, 3]))).toEqual([
      '三亚 · 4月21日 5',
      '杭州 · 4月21日 3',
    ]);
  });

  it.each([
    ['33 km', 0.3, 1],
    ['44 km', 0.4, 2],
  ])('of which the second is %s away make another chapter or not', (_far, degrees, chapters) => {
    const north = { ...HANGZHOU, lat: HANGZHOU.lat + degrees };
    expect(chaptersOf(through([HANGZHOU, 3], [north, 3]))).toHaveLength(chapters);
  });

  it('that are not known part nothing, and stay with those before', () => {
    expect(told(through([HANGZHOU, 3], [null, 5]))).toEqual(['杭州 · 4月21日 8']);
    expect(told(through([null, 5], [HANGZHOU, 3]))).toEqual(['杭州 · 4月21日 8']);
    expect(told(through([HANGZHOU, 3], [null, 2], [SANYA, 1], [null, 2], [SANYA, 2]))).toEqual([
      '杭州 · 4月21日 5',
      '三亚 · 4月21日 5',
    ]);
  });

  it('without a town near are called by their dates, and so are those of two towns alike', () => {
    expect(told(through([DESERT, 4]))).toEqual(['4月21日 4']);
    expect(told(through([HANGZHOU, 2], [SANYA, 2]))).toEqual(['4月21日 4']);
  });

  it('are said with a festival in them', () => {
    const festival = Array.from({ length: 3 }, () => ({ takenAt: noon('2026-02-17'), place: SANYA }));
    expect(told(festival)).toEqual(['春节在三亚 · 2月17日 3']);
  });

  it('lose no photo and change no order, whatever they are', () => {
    const place = fc.option(fc.constantFrom(HANGZHOU, SANYA, DESERT, { lat: 30.5, lon: 120.2 }));
    const photo = fc.record({
      takenAt: fc.option(fc.nat(2000).map((hours) => MAY_DAY + hours * HOUR_MS)),
      place,
    });
    fc.assert(
      fc.property(fc.array(photo, { maxLength: 80 }), (photos) => {
        const late = Number.POSITIVE_INFINITY;
        const ordered = [...photos].sort((one, other) => {
          const [at, after] = [one.takenAt ?? late, other.takenAt ?? late];
          return at === after ? 0 : at - after;
        });
        const chapters = chaptersOf(photos);
        expect(chapters.flatMap((chapter) => chapter.photos)).toEqual(ordered);
        const dated = chapters.filter(({ title }) => title !== '还有这些');
        expect(dated.length).toBeLessThanOrEqual(MOST_CHAPTERS);
        if (dated.length > 1) expect(Math.min(...dated.map((each) => each.photos.length))).toBeGreaterThan(2);
      }),
    );
  });
});
