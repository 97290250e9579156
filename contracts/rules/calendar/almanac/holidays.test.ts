/** The published holidays against two calendars that hold them too, and the festivals against one. */
import { HolidayUtil } from 'lunar-typescript';
import { LegalHoliday } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { type Day, dayAt, dayNumber, dayText } from '../day.ts';
import { festivalOf, isLegalHoliday } from './festivals.ts';
import { HOLIDAY_MARKS, type Holiday, holidayOf, unpublishedYears } from './holidays.ts';
import { lunarDateOf } from './lunar.ts';

const on = (year: number, month: number, day: number): Day => ({ year, month, day });

function daysOf(year: number): Day[] {
  const first = dayNumber(on(year, 1, 1));
  return Array.from({ length: dayNumber(on(year + 1, 1, 1)) - first }, (_, at) => dayAt(first + at));
}

const kindOf = (found: { isWork(): boolean } | null): Holiday['kind'] => {
  if (found === null) return 'usual';
  return found.isWork() ? 'work' : 'off';
};

describe('what is decided about a day', () => {
  it.each([2024, 2025, 2026])('is what both libraries hold of %d', (year) => {
    for (const day of daysOf(year)) {
      const ours = holidayOf(day);
      const theirs = LegalHoliday.fromYmd(day.year, day.month, day.day);
      expect(`${dayText(day)} ${ours.kind}`).toBe(`${dayText(day)} ${kindOf(theirs)}`);
      expect(ours.kind).toBe(kindOf(HolidayUtil.getHoliday(dayText(day))));
      if ('name' in ours) expect(theirs?.getName().slice(0, 2)).toBe(ours.name.slice(0, 2));
    }
  });

  it('is known by its name and its mark', () => {
    expect(holidayOf(on(2026, 2, 17))).toEqual({ kind: 'off', name: '春节' });
    expect(holidayOf(on(2026, 2, 28))).toEqual({ kind: 'work', name: '春节' });
    expect(holidayOf(on(2026, 3, 1))).toEqual({ kind: 'usual' });
    expect(HOLIDAY_MARKS).toEqual({ off: '休', work: '班', usual: '', unknown: '' });
  });

  it('is unknown in a year that was not published, even on a festival', () => {
    for (const day of [on(2023, 12, 31), on(2027, 1, 1), on(2027, 10, 1)]) {
      expect(holidayOf(day)).toEqual({ kind: 'unknown' });
    }
    expect(unpublishedYears([2026, 2027, 2027, 2028])).toEqual([2027, 2028]);
  });

  it('is known once a newer table holds the year', () => {
    const table = { 2027: [{ name: '元旦', off: ['01-01', '01-03'] as const }] };
    expect([on(2027, 1, 3), on(2027, 1, 4)].map((day) => holidayOf(day, table).kind)).toEqual([
      'off',
      'usual',
    ]);
    expect(unpublishedYears([2026, 2027], table)).toEqual([2026]);
  });
});

describe('festivals', () => {
  it.each([
    [on(2027, 1, 1), '元旦', true],
    [on(2027, 2, 5), '除夕', true],
    [on(2024, 2, 9), '除夕', false],
    [on(2027, 2, 6), '春节', true],
    [on(2027, 2, 20), '元宵节', false],
    [on(2027, 4, 5), '清明节', true],
    [on(2027, 5, 9), '母亲节', false],
    [on(2027, 6, 9), '端午节', true],
    [on(2027, 6, 20), '父亲节', false],
    [on(2027, 9, 15), '中秋节', true],
    [on(2027, 10, 1), '国庆节', true],
    // Both on one day: the law, then the moon.
    [on(2031, 10, 1), '国庆节', true],
  ])('%o is %s', (day, name, isLegal) => {
    expect(festivalOf(day)).toEqual({ name, isLegal });
  });

  it('are not kept in a leap month, and most days have none', () => {
    expect(lunarDateOf(on(2028, 6, 27))).toMatchObject({ month: 5, day: 5, isLeap: true });
    expect(festivalOf(on(2028, 6, 27))).toBeNull();
    expect([on(2027, 5, 2), on(2027, 6, 13), on(1899, 1, 1)].map((day) => festivalOf(day)?.name)).toEqual([
      ...[undefined, undefined, '元旦'],
    ]);
  });

  it('make days off by law', () => {
    const legal = (year: number) => daysOf(year).filter(isLegalHoliday).length;
    expect([legal(2024), legal(2025), legal(2027)]).toEqual([11, 13, 13]);
  });

  it('of the law are off in every published year', () => {
    for (const year of [2024, 2025, 2026]) {
      for (const day of daysOf(year).filter(isLegalHoliday)) expect(holidayOf(day).kind).toBe('off');
    }
  });
});
