import { specialDatesOf } from '#db/queries/calendars/special-dates.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { specialDateView } from './views/special-date-view.ts';

/** 纪念日 of the caller. */
export const getSpecialDates: Handler<'OpusServiceMag.getSpecialDates'> = (_input, { db, user }) => ({
  code: 0,
  message: '成功',
  data: { list: specialDatesOf(db, user.id).map(specialDateView) },
});
