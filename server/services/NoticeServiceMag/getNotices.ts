import { noticePage, unreadNotices } from '#db/queries/account/notices.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';

const PAGE_SIZE = 20;

/** 通知, page by page. */
export const getNotices: Handler<'NoticeServiceMag.getNotices'> = upToDate((input, { db, user }) => {
  const { page, pageSize } = pageOf(input, PAGE_SIZE);
  const { list, total } = noticePage(db, user.id, { page, pageSize });
  return {
    code: 0,
    message: '成功',
    data: {
      list: list.map(({ id, kind, title, text, path, createdAt, readAt }) => ({
        ID: String(id),
        ...{ kind, title, text, path },
        at: new Date(createdAt).toISOString(),
        isRead: readAt === null ? 'N' : 'Y',
      })),
      total,
      page,
      pageSize,
      unread: unreadNotices(db, user.id),
    },
  };
});
