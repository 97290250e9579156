import type { SpecialDate } from './special-dates.ts';

export const birthday = (more: Partial<SpecialDate> = {}): SpecialDate => ({
  ...{ name: '妈妈', lunar: false, month: 9, day: 15, year: 0, icon: 'cake', color: '#b5382e' },
  ...more,
});

/** A lunar birthday. */
export const lunarly = (month: number, day: number, year = 0): SpecialDate =>
  birthday({ lunar: true, month, day, year });
