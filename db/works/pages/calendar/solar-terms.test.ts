/** The solar terms (节气) against two calendars that know nothing of each other: one reckons them, one has a rule and a table. */
import chineseDays from 'chinese-days';
import { Solar } from 'lunar-typescript';
import { describe, expect, it } from 'vitest';
import { termsOf } from './solar-terms.ts';

const YEARS = Array.from({ length: 99 }, (_, at) => 2001 + at);
const MONTHS = Array.from({ length: 12 }, (_, at) => 1 + at);
/** The one term of these years that the two place on different days; the sun passes close to midnight. */
const DISPUTED = '2084 春分';

const ours = (year: number) =>
  MONTHS.flatMap((month) => termsOf(year, month).map(({ name, day }) => `${year} ${name} ${month}-${day}`));

const dated = (year: number, name: string, date: string) => {
  const [, month, day] = date.split('-').map(Number);
  return `${year} ${name} ${month}-${day}`;
};

const byChineseDays = (year: number) =>
  chineseDays
    .getSolarTerms(`${year}-01-01`, `${year}-12-31`)
    .map(({ name, date }) => dated(year, name, date));

/** One term of a month lies before its middle, the other behind it. */
const byLunar = (year: number) =>
  MONTHS.flatMap((month) => {
    const middle = Solar.fromYmd(year, month, 15).getLunar();
    return [middle.getPrevJie(true), middle.getNextQi(true)].map((term) =>
      dated(year, term.getName(), term.getSolar().toYmd()),
    );
  });

describe('the solar terms of a month', () => {
  it.each([
    ['chinese-days', byChineseDays],
    ['lunar-typescript', byLunar],
  ])('are those of %s', (_name, theirs) => {
    const isSettled = (term: string) => !term.startsWith(DISPUTED);
    for (const year of YEARS) {
      expect(ours(year).filter(isSettled)).toEqual(theirs(year).filter(isSettled));
    }
  });

  it('put 雨水 of 2026 on the 18th of February', () => {
    expect(termsOf(2026, 2)).toEqual([
      { name: '立春', day: 4 },
      { name: '雨水', day: 18 },
    ]);
  });
});
