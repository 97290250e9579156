import { readNoticesUntil, unreadNotices } from '#db/queries/account/notices.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** 全部已读: what came after the member looked stays unread. */
export const readAllNotices: Handler<'NoticeServiceMag.readAllNotices'> = (input, { db, now, user }) => {
  const until = MOMENT.test(input.until) ? Date.parse(input.until) : Number.NaN;
  if (Number.isNaN(until)) throw fieldRefusal('bad-until', '时间不正确，请刷新后再试');
  readNoticesUntil(db, { userId: user.id, until, now });
  return { code: 0, message: '成功', data: { unread: unreadNotices(db, user.id) } };
};
