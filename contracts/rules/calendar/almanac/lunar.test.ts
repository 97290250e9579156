/** The tables of the lunar calendar against three calendars that know nothing of each other. */
import chineseDays from 'chinese-days';
import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import {
  type Day,
  dayAt,
  dayNumber,
  daysIn,
  dayText,
  FIRST_YEAR,
  LAST_YEAR,
  monthAfter,
  weekdayOf,
} from '../day.ts';
import {
  daysOfLunarMonth,
  isNewYearsEve,
  type LunarDate,
  leapMonthOf,
  lunarDateOf,
  lunarDayWords,
  lunarMonthWords,
  lunarWords,
  lunarYearWords,
  solarDayOf,
  termOf,
  termsOf,
} from './lunar.ts';

function daysFrom(first: number, last: number): Day[] {
  const [from, to] = [
    dayNumber({ year: first, month: 1, day: 1 }),
    dayNumber({ year: last, month: 12, day: 31 }),
  ];
  return Array.from({ length: to - from + 1 }, (_, at) => dayAt(from + at));
}

const lunar = (year: number, month: number, day: number, isLeap = false): LunarDate => ({
  year,
  month,
  day,
  isLeap,
});
const on = (year: number, month: number, day: number): Day => ({ year, month, day });

function byTyme({ year, month, day }: Day) {
  const solar = SolarDay.fromYmd(year, month, day);
  const date = solar.getLunarDay();
  const itsMonth = date.getLunarMonth();
  const term = solar.getTermDay();
  return {
    date: lunar(itsMonth.getLunarYear().getYear(), itsMonth.getMonth(), date.getDay(), itsMonth.isLeap()),
    term: term.getDayIndex() === 0 ? term.getSolarTerm().getName() : '',
  };
}

function byLunar({ year, month, day }: Day) {
  const date = Solar.fromYmd(year, month, day).getLunar();
  const itsMonth = date.getMonth();
  return {
    date: lunar(date.getYear(), Math.abs(itsMonth), date.getDay(), itsMonth < 0),
    term: date.getJieQi(),
  };
}

function byChineseDays(day: Day) {
  const date = chineseDays.getLunarDate(dayText(day));
  return lunar(date.lunarYear, date.lunarMon, date.lunarDay, date.isLeap);
}

describe('the lunar date of a day', () => {
  const days = daysFrom(2024, 2030);

  it('is that of three libraries from 2024 to 2030, and so are the terms', () => {
    const terms = new Map(
      chineseDays.getSolarTerms('2024-01-01', '2030-12-31').map((each) => [each.date, each.name]),
    );
    for (const day of days) {
      const ours = { date: lunarDateOf(day), term: termOf(day) };
      expect(ours).toEqual(byTyme(day));
      expect(ours).toEqual(byLunar(day));
      expect(ours).toEqual({ date: byChineseDays(day), term: terms.get(dayText(day)) ?? '' });
    }
    expect(days).toHaveLength(2557);
  });

  it('is that of both reckoning libraries in every lunar month of the table', () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        const terms = termsOf(year, month);
        // Every lunar month holds one of these days.
        for (const day of [on(year, month, 1), on(year, month, 16)]) {
          expect(lunarDateOf(day)).toEqual(byTyme(day).date);
          expect(lunarDateOf(day)).toEqual(byLunar(day).date);
        }
        const theirs = terms.map(({ day }) => byTyme(on(year, month, day)).term);
        expect(terms.map(({ name }) => name)).toEqual(theirs);
      }
    }
  });

  it('leads back to the same day', () => {
    for (const day of daysFrom(2024, 2034)) {
      const date = lunarDateOf(day);
      expect(date && solarDayOf(date)).toEqual(day);
    }
  });

  it('ends with the table', () => {
    expect(lunarDateOf(on(1900, 1, 1))).toEqual(lunar(1899, 12, 1));
    expect(lunarDateOf(on(2100, 12, 31))).toEqual(lunar(2100, 12, 1));
    for (const day of [on(1899, 12, 31), on(2101, 1, 1), on(Number.NaN, 1, 1)]) {
      expect([lunarDateOf(day), termOf(day)]).toEqual([null, '']);
    }
    expect([solarDayOf(lunar(1898, 12, 1)), solarDayOf(lunar(2101, 1, 1))]).toEqual([null, null]);
    expect([leapMonthOf(1898), leapMonthOf(2101), daysOfLunarMonth(2101, 1)]).toEqual([0, 0, 0]);
  });
});

describe('lunar months', () => {
  it.each([
    [2023, 2],
    [2024, 0],
    [2025, 6],
    [2028, 5],
    [2031, 3],
    [2033, 11],
  ])('have a leap month in %d: %d', (year, leap) => {
    expect(leapMonthOf(year)).toBe(leap);
    expect(daysOfLunarMonth(year, leap || 1, leap > 0)).toBe(leap === 0 ? daysOfLunarMonth(year, 1) : 29);
  });

  it('have a 30th or not', () => {
    expect([2024, 2025, 2026, 2027, 2028, 2029, 2030].map((year) => daysOfLunarMonth(year, 12))).toEqual([
      29, 29, 29, 29, 29, 30, 29,
    ]);
    expect([solarDayOf(lunar(2026, 12, 30)), solarDayOf(lunar(2029, 12, 30))]).toEqual([
      null,
      on(2030, 2, 2),
    ]);
    expect([solarDayOf(lunar(2026, 6, 1, true)), solarDayOf(lunar(2026, 1, 0))]).toEqual([null, null]);
  });
});

describe('lunar words', () => {
  it('are those of the libraries', () => {
    for (let day = 1; day <= 30; day += 1) {
      const { year, month, day: date } = solarDayOf(lunar(2025, 9, day)) ?? on(0, 0, 0);
      expect(lunarDayWords(day)).toBe(Solar.fromYmd(year, month, date).getLunar().getDayInChinese());
    }
    expect([1, 11, 12].map((month) => lunarMonthWords({ month, isLeap: false }))).toEqual([
      '正月',
      '冬月',
      '腊月',
    ]);
    expect(lunarWords(lunar(2025, 6, 29, true))).toBe('闰六月廿九');
    expect([2024, 2027, 2100].map(lunarYearWords)).toEqual(['甲辰龙年', '丁未羊年', '庚申猴年']);
  });

  it.each([
    [on(2027, 2, 5), true],
    [on(2027, 2, 4), false],
    [on(2030, 2, 2), true],
    [on(2030, 2, 1), false],
  ])('know New Year’s Eve: %o', (day, isEve) => {
    const date = lunarDateOf(day);
    expect(date && isNewYearsEve(date)).toBe(isEve);
  });
});

describe('days', () => {
  it('know their weekday and their month', () => {
    expect([on(2026, 11, 29), on(2026, 11, 30), on(1969, 12, 31)].map(weekdayOf)).toEqual([0, 1, 3]);
    expect([daysIn(2024, 2), daysIn(2026, 2), daysIn(2100, 2), daysIn(2027, 12)]).toEqual([29, 28, 28, 31]);
    expect(monthAfter(on(2026, 11, 1), 2)).toEqual({ year: 2027, month: 1 });
    expect(monthAfter(on(2026, 1, 1), -1)).toEqual({ year: 2025, month: 12 });
  });
});
