import { describe, expect, it } from 'vitest';
import { specOf } from './testing.ts';
import { nameInYears } from './year-change.ts';

const named = (name: string, years = 1, more = {}) => {
  const from = specOf(more);
  return nameInYears(name, from, { ...from, firstYear: from.firstYear + years });
};

describe('the name of a calendar in another year', () => {
  it.each([
    ['2027 家庭挂历', '2028 家庭挂历'],
    ['二〇二七年台历', '二〇二八年台历'],
    ['二零二七年台历', '二零二八年台历'],
    ['丁未年，外婆的挂历', '戊申年，外婆的挂历'],
    ['丁未羊年挂历', '戊申猴年挂历'],
    ['家庭挂历', '家庭挂历'],
    // No year of this calendar.
    ['2024 年拍的照片', '2024 年拍的照片'],
    ['编号 120270', '编号 120270'],
  ])('%s is %s', (before, after) => {
    expect(named(before)).toBe(after);
    expect(nameInYears(after, specOf({ firstYear: 2028 }), specOf())).toBe(before);
  });

  it('says both years of a calendar over two', () => {
    expect(named('2027–2028年台历', 1, { firstMonth: 9 })).toBe('2028–2029年台历');
  });

  it('stays where the year stays', () => {
    expect(named('2027 家庭挂历', 0)).toBe('2027 家庭挂历');
  });
});
