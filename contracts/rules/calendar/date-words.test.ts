import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateWords, readDateWords } from './special-dates.ts';

const read = (typed: string) => {
  const date = readDateWords(typed);
  return date && `${date.lunar ? 'lunar' : 'solar'} ${date.year} ${date.month} ${date.day}`;
};

it.each([
  ['1958-03-08', 'solar 1958 3 8'],
  ['1958/3/8', 'solar 1958 3 8'],
  ['19580308', 'solar 1958 3 8'],
  ['3月8日', 'solar 0 3 8'],
  ['3.8', 'solar 0 3 8'],
  [' 3 月 8 号 ', 'solar 0 3 8'],
  ['１９５８年３月８日', 'solar 1958 3 8'],
  ['三月八日', 'solar 0 3 8'],
  ['农历八月十五', 'lunar 0 8 15'],
  ['八月十五', 'lunar 0 8 15'],
  ['1958年八月二十', 'lunar 1958 8 20'],
  ['八月十五日', 'solar 0 8 15'],
  ['8月十五号', 'solar 0 8 15'],
  ['8月15', 'solar 0 8 15'],
  ['农历 8-15', 'lunar 0 8 15'],
  ['1958年农历八月十五', 'lunar 1958 8 15'],
  ['1958 农历八月十五', 'lunar 1958 8 15'],
  ['1958 3月8日', 'solar 1958 3 8'],
  ['农历1958年8月15日', 'lunar 1958 8 15'],
  ['一九三五年八月十五', 'lunar 1935 8 15'],
  ['农历二零二〇年闰四月初一', 'lunar 2020 4 1'],
  ['一九六二年三月八日', 'solar 1962 3 8'],
  ['腊月廿三', 'lunar 0 12 23'],
  ['正月初一', 'lunar 0 1 1'],
  ['阴历十一月二十九', 'lunar 0 11 29'],
  ['冬月三十', 'lunar 0 11 30'],
  ['十月初十', 'lunar 0 10 10'],
  ['农历闰六月廿九', 'lunar 0 6 29'],
])('%s is a date', (typed, date) => {
  expect(read(typed)).toBe(date);
});

it.each([
  '',
  '妈妈',
  '13月1日',
  '0月8日',
  '1月',
  '八月',
  '1月0日',
  '1600-03-08',
  '3月十十',
  '3月8日吧',
  '1958.3',
  '195838',
])('%j is none', (typed) => {
  expect(read(typed)).toBeNull();
});

it('is read again from its own words', () => {
  const dates = fc.record({
    lunar: fc.boolean(),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 30 }),
    year: fc.constantFrom(0, 1900, 1958, 2027),
  });
  fc.assert(
    fc.property(dates, (date) => {
      expect(readDateWords(dateWords(date))).toEqual(date);
    }),
  );
});
