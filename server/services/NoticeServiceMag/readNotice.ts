import { missing } from '#contracts/rules/decision.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { readNotice as read, unreadNotices } from '#db/queries/account/notices.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 标为已读. */
export const readNotice: Handler<'NoticeServiceMag.readNotice'> = (input, { db, now, user }) => {
  const id = parseDecimalId(input.noticeID);
  if (id === null || !read(db, { userId: user.id, id, now })) doneOrRefuse(missing('notice'));
  return { code: 0, message: '成功', data: { unread: unreadNotices(db, user.id) } };
};
