import { describe, expect, it } from 'vitest';
import { specialDatesOf } from '#db/queries/calendars/special-dates.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const OPERATION = 'OpusServiceMag.deleteSpecialDate';
const app = appForEachTest();

describe(OPERATION, () => {
  it('takes the date away, and answers what it was', async () => {
    expect(dataOf(await asSuper(app(), OPERATION, { dateID: '86004' }))).toEqual({
      ...{ ID: '86004', name: '结婚纪念日', lunar: 'N', month: 5, day: 20, year: 2016 },
      ...{ icon: 'ring', color: '#7a3b6b' },
    });
    expect(specialDatesOf(app().world.db, 10003).map(({ id }) => id)).toEqual([86001, 86002, 86003]);
    await expectRefused(app(), OPERATION, { dateID: '86004' }, 'special-date-not-found');
  });

  it.each(['99999', '0', '', '086001', 'x'])('knows no date “%s”', (dateID) =>
    expectRefused(app(), OPERATION, { dateID }, 'special-date-not-found'),
  );
});
