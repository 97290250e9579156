import type { specialDates } from '../schema/index.ts';

const SUPER = { userId: 10003 };

/** 纪念日 of `super`; the other members have none. 腊月三十 is a day that many years do not have. */
export const SEEDED_SPECIAL_DATES: readonly (typeof specialDates.$inferInsert)[] = [
  {
    ...{ ...SUPER, id: 86001, name: '爸爸', lunar: true, month: 12, day: 30, year: 1955 },
    ...{ icon: 'cake', color: '#203864' },
  },
  {
    ...{ ...SUPER, id: 86002, name: '妈妈', lunar: true, month: 8, day: 15, year: 1957 },
    ...{ icon: 'cake', color: '#b5382e' },
  },
  {
    ...{ ...SUPER, id: 86003, name: '女儿小溪', lunar: false, month: 4, day: 6, year: 2019 },
    ...{ icon: 'baby', color: '#2f6b4f' },
  },
  {
    ...{ ...SUPER, id: 86004, name: '结婚纪念日', lunar: false, month: 5, day: 20, year: 2016 },
    ...{ icon: 'ring', color: '#7a3b6b' },
  },
];
