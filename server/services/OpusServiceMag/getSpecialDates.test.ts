import { describe, expect, it } from 'vitest';
import { birthDay, daysOf } from '#contracts/rules/calendar/days-of-date.ts';
import { readSpecialDate } from '#contracts/rules/calendar/special-dates.ts';
import { specialDatesOf } from '#db/queries/calendars/special-dates.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper } from './testing.ts';

const OPERATION = 'OpusServiceMag.getSpecialDates';
const app = appForEachTest();

describe(OPERATION, () => {
  it('tells the dates in the order in which they were made', async () => {
    const { list } = dataOf(await asSuper(app(), OPERATION));
    expect(list).toMatchObject([
      { name: '爸爸' },
      { name: '妈妈' },
      { name: '女儿小溪' },
      { name: '结婚纪念日' },
    ]);
    expect((list as object[])[1]).toEqual({
      ...{ ID: '86002', name: '妈妈', lunar: 'Y', month: 8, day: 15, year: 1957 },
      ...{ icon: 'cake', color: '#b5382e' },
    });
  });

  it.each(['demo', 'vip', 'enterprise', 'fresh'])('has nothing for %s', async (account) => {
    const token = await app().tokenOf(account);
    expect(dataOf(await app().call(OPERATION, {}, { token }))).toEqual({ list: [] });
  });

  it('would take every seeded date, each on the day of its birth', () => {
    for (const { id, userId, ...date } of specialDatesOf(app().world.db, 10003)) {
      expect(readSpecialDate(date)).toEqual({ kind: 'done', value: date });
      const year = (date.lunar && birthDay(date)?.year) || date.year;
      expect(daysOf(date, year).days).toMatchObject([{ age: 0 }]);
    }
  });
});
