import { SolarDay } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { dayAt, dayNumber, dayText } from './day.ts';
import { ageWords, birthDay, datesByDay, daysOf, keptDayWords } from './days-of-date.ts';
import {
  checkDateRoom,
  MOST_SPECIAL_DATES,
  readSpecialDate,
  type SpecialDate,
  specialDateProblems,
} from './special-dates.ts';
import { birthday, lunarly } from './testing.ts';

const textsOf = (date: SpecialDate, year: number) => daysOf(date, year).days.map(dayText);

describe('the fields of a special date', () => {
  it.each([
    [birthday()],
    [birthday({ name: '龙'.repeat(12) })],
    [birthday({ name: '𠮷'.repeat(12) })],
    [birthday({ month: 2, day: 29, year: 2000 })],
    [birthday({ month: 2, day: 29 })],
    [birthday({ month: 1, day: 31, year: 2100 })],
    [lunarly(12, 30)],
    [lunarly(1, 1)],
  ])('may be %o', (date) => {
    expect(specialDateProblems(date)).toEqual({});
    expect(readSpecialDate(date)).toEqual({ kind: 'done', value: date });
  });

  it.each<[Partial<SpecialDate>, string, string]>([
    [{ name: '' }, 'name', '请输入名称'],
    [{ name: '龙'.repeat(13) }, 'name', '名称最多12个字符'],
    [{ name: 'a\u0000' }, 'name', '名称含有无法显示的字符'],
    [{ month: 0 }, 'month', '月份须在1-12之间'],
    [{ month: 13 }, 'month', '月份须在1-12之间'],
    [{ month: 1.5 }, 'month', '月份须在1-12之间'],
    [{ month: 4, day: 31 }, 'day', '4月最多 30 天'],
    [{ month: 2, day: 30 }, 'day', '2月最多 29 天'],
    [{ month: 2, day: 29, year: 2021 }, 'day', '2021年2月只有 28 天'],
    [{ month: 2, day: 29, year: 1900 }, 'day', '1900年2月只有 28 天'],
    [{ day: 0 }, 'day', '9月最多 30 天'],
    [{ lunar: true, day: 31 }, 'day', '农历每月最多 30 天'],
    [{ year: 1899 }, 'year', '年份须在1900-2100之间'],
    [{ year: 2101 }, 'year', '年份须在1900-2100之间'],
    [{ icon: 'toString' as never }, 'icon', '没有这个图标'],
    [{ color: 'red' }, 'color', '颜色应写作 #rrggbb'],
  ])('%o are refused', (more, field, message) => {
    expect(specialDateProblems(birthday(more))).toEqual({ [field]: message });
    const refused = { kind: 'refused', reason: 'bad-field', problem: `bad-${field}`, message };
    expect(readSpecialDate(birthday(more))).toEqual(refused);
  });

  it('are tidied', () => {
    const read = readSpecialDate(birthday({ name: ' 爸\n爸 ', color: '#B5382E' }));
    expect(read).toEqual({ kind: 'done', value: birthday({ name: '爸 爸' }) });
  });
});

it('there is room for another date below the most', () => {
  expect(checkDateRoom(MOST_SPECIAL_DATES - 1).kind).toBe('done');
  expect(checkDateRoom(MOST_SPECIAL_DATES)).toMatchObject({ reason: 'dates-full', most: MOST_SPECIAL_DATES });
});

describe('a solar date', () => {
  it('is kept on its day, from its year on', () => {
    const date = birthday({ year: 2000 });
    expect(daysOf(date, 2027).days).toEqual([{ year: 2027, month: 9, day: 15, age: 27, words: '' }]);
    expect(daysOf(date, 2000).days[0]?.age).toBe(0);
    expect(
      [daysOf(date, 1999), daysOf(date, 2101), daysOf(birthday(), 1899)].map(({ days }) => days),
    ).toEqual([...[[], [], []]]);
  });

  it('of 29 February is kept on the 28th of ordinary years', () => {
    const leapDay = birthday({ month: 2, day: 29 });
    expect(textsOf(leapDay, 2028)).toEqual(['2028-02-29']);
    expect(daysOf(leapDay, 2027).days).toEqual([
      { year: 2027, month: 2, day: 28, age: null, words: '2027年没有2月29日，按2月28日' },
    ]);
  });
});

describe('a lunar date', () => {
  it('is where a calendar that knows nothing of ours puts it, from 2024 to 2034', () => {
    for (let year = 2024; year <= 2034; year += 1) {
      const theirs = new Map<string, string[]>();
      const first = dayNumber({ year, month: 1, day: 1 });
      for (let at = first; dayAt(at).year === year; at += 1) {
        const day = dayAt(at);
        const date = SolarDay.fromYmd(day.year, day.month, day.day).getLunarDay();
        const month = date.getLunarMonth();
        if (month.isLeap()) continue;
        const isLast = date.getDay() === 29 && month.getDayCount() === 29;
        for (const own of isLast ? [29, 30] : [date.getDay()]) {
          const key = `${month.getMonth()}-${own}`;
          theirs.set(key, [...(theirs.get(key) ?? []), dayText(day)]);
        }
      }
      for (let month = 1; month <= 12; month += 1) {
        for (let day = 1; day <= 30; day += 1) {
          expect(textsOf(lunarly(month, day), year)).toEqual(theirs.get(`${month}-${day}`) ?? []);
        }
      }
    }
  });

  it.each([
    // 腊月 ends with the 29th from 2025 to 2029, counted by the year in which its end falls.
    [2024, '2024-02-09', ''],
    [2025, '2025-01-28', '这一年腊月没有三十，按廿九'],
    [2026, '2026-02-16', '这一年腊月没有三十，按廿九'],
    [2027, '2027-02-05', '这一年腊月没有三十，按廿九'],
    [2028, '2028-01-25', '这一年腊月没有三十，按廿九'],
    [2029, '2029-02-12', '这一年腊月没有三十，按廿九'],
    [2030, '2030-02-02', ''],
    [2031, '2031-01-22', '这一年腊月没有三十，按廿九'],
    [2032, '2032-02-10', '这一年腊月没有三十，按廿九'],
    [2033, '2033-01-30', ''],
    [2034, '2034-02-18', ''],
  ])('of the 30th of the last month in %d: %s', (year, day, words) => {
    expect(daysOf(lunarly(12, 30), year).days.map((kept) => [dayText(kept), kept.words])).toEqual([
      [day, words],
    ]);
  });

  it.each([
    [2025, 6, '2025-07-04', '这一年有闰六月，按六月'],
    [2028, 5, '2028-06-02', '这一年有闰五月，按五月'],
    [2031, 3, '2031-04-01', '这一年有闰三月，按三月'],
    [2033, 11, '2033-12-01', '这一年有闰冬月，按冬月'],
    [2026, 6, '2026-07-23', ''],
  ])('is kept in the ordinary month: %d, month %d', (year, month, day, words) => {
    expect(daysOf(lunarly(month, 10), year).days.map((kept) => [dayText(kept), kept.words])).toEqual([
      [day, words],
    ]);
  });

  it('says both where a month is a leap one and has no 30th', () => {
    expect(daysOf(lunarly(3, 30), 2031).days[0]?.words).toBe('这一年有闰三月，按三月');
    expect(daysOf(lunarly(6, 30), 2025).days[0]?.words).toBe('这一年有闰六月，按六月');
    expect(daysOf(lunarly(6, 30), 2036).days[0]?.words).toBe(
      '这一年有闰六月，按六月；这一年六月没有三十，按廿九',
    );
  });

  it('comes twice or not at all', () => {
    expect(daysOf(lunarly(11, 20), 2026)).toMatchObject({
      days: [
        { month: 1, day: 8 },
        { month: 12, day: 28 },
      ],
      words: '2026年有两次农历冬月二十：1月8日和12月28日',
    });
    expect(daysOf(lunarly(11, 20), 2025)).toEqual({
      days: [],
      words: '2025年没有农历冬月二十，下一次是2026年1月8日',
    });
    expect(daysOf(lunarly(11, 20), 2100).words).not.toContain('undefined');
  });

  it('counts from the lunar year of birth', () => {
    // 15 January 1990 was in the lunar year 1989.
    const born = lunarly(12, 19, 1989);
    expect(birthDay(born)).toEqual({ year: 1990, month: 1, day: 15 });
    expect(daysOf(born, 1989).days).toEqual([]);
    expect(daysOf(born, 1990).days).toEqual([{ year: 1990, month: 1, day: 15, age: 0, words: '' }]);
    expect(daysOf(born, 2024).days[0]).toMatchObject({ month: 1, day: 29, age: 34 });
    expect(daysOf(lunarly(12, 23, 1930), 2027).days[0]).toMatchObject({ month: 1, day: 30, age: 96 });
    // Twice in 2026: born in January, a year old in December.
    expect(daysOf(lunarly(11, 20, 2025), 2025).days).toEqual([]);
    expect(daysOf(lunarly(11, 20, 2025), 2026).days.map(({ age }) => age)).toEqual([0, 1]);
    expect(birthDay(lunarly(11, 20))).toBeNull();
  });

  it('is spoken of in words', () => {
    const date = lunarly(8, 15, 1967);
    const [day] = daysOf(date, 2027).days;
    expect(day && keptDayWords(date, day)).toBe('2027年9月15日 · 农历八月十五 · 60周岁');
    const last = lunarly(12, 30);
    const [eve] = daysOf(last, 2027).days;
    expect(eve && keptDayWords(last, eve)).toBe('2027年2月5日 · 农历腊月廿九 · 这一年腊月没有三十，按廿九');
    expect([null, 0, 1].map((age) => ageWords(age, 'cake'))).toEqual(['', '出生', '1周岁']);
    expect([null, 0, 12].map((age) => ageWords(age, 'ring'))).toEqual(['', '', '12周年']);
  });
});

describe('the dates of a year', () => {
  it('stand by their days, those of one day together', () => {
    const [one, other] = [birthday({ year: 1967 }), lunarly(8, 15)];
    expect(datesByDay([one, other, lunarly(11, 20)], 2027)).toEqual(
      new Map([
        [
          '2027-09-15',
          [
            { date: one, age: 60 },
            { date: other, age: null },
          ],
        ],
        ['2027-12-17', [{ date: lunarly(11, 20), age: null }]],
      ]),
    );
  });
});
