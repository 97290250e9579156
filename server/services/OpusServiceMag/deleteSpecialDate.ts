import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { deleteSpecialDate as deleteOwnDate } from '#db/queries/calendars/special-dates.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { specialDateView } from './views/special-date-view.ts';

/** 删除纪念日. */
export const deleteSpecialDate: Handler<'OpusServiceMag.deleteSpecialDate'> = ({ dateID }, { db, user }) => {
  const gone = doneOrRefuse(deleteOwnDate(db, user.id, parseDecimalId(dateID) ?? 0));
  return { code: 0, message: '成功', data: specialDateView(gone) };
};
