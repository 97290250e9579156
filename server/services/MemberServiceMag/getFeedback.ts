import { listFeedback } from '#db/queries/account/feedback.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { momentText } from './feedback-view.ts';

const RANGE = { page: 1, pageSize: 20 };

/** 我的反馈进度: the latest twenty. */
export const getFeedback: Handler<'MemberServiceMag.getFeedback'> = (_input, { db, user }) => {
  const { list, total } = listFeedback(db, user.id, RANGE);
  return {
    code: 0,
    message: '成功',
    data: {
      list: list.map(({ id, content, state, createdAt, orderNo, answer }) => ({
        ...(answer === '' ? {} : { orderNo, answer }),
        ID: String(id),
        content,
        state,
        sent: momentText(createdAt),
      })),
      total,
      ...RANGE,
    },
  };
};
