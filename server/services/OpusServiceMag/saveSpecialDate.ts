import { readSpecialDate } from '#contracts/rules/calendar/special-dates.ts';
import { parseDecimalId, parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { saveSpecialDate as saveOwnDate } from '#db/queries/calendars/special-dates.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { specialDateView } from './views/special-date-view.ts';

/** 保存纪念日: a new one, or a change of an own one. */
export const saveSpecialDate: Handler<'OpusServiceMag.saveSpecialDate'> = (input, { db, user }) => {
  const { dateID, name, lunar, month, day, year, icon, color } = input;
  // Zero is the id of none.
  const id = dateID ? (parseDecimalId(dateID) ?? 0) : null;
  if (lunar !== 'Y' && lunar !== 'N') throw fieldRefusal('bad-lunar', '请选择公历或农历');
  const fields = { name, lunar: lunar === 'Y', icon, color };
  const numbers = { month: numberIn(month), day: numberIn(day), year: year ? numberIn(year) : 0 };
  const date = doneOrRefuse(readSpecialDate({ ...fields, ...numbers }));
  const saved = doneOrRefuse(saveOwnDate(db, { userId: user.id, id, date }));
  return { code: 0, message: '成功', data: specialDateView(saved) };
};

/** What is no number is outside of all bounds. */
function numberIn(text: string): number {
  return parseWholeNumber(text) ?? Number.NaN;
}
