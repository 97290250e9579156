import { FEEDBACK_LENGTH } from '#contracts/rules/limits.ts';
import { addFeedback } from '#db/queries/account/feedback.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { RECEIVED } from './feedback-view.ts';

/** 提交反馈. */
export const sendFeedback: Handler<'MemberServiceMag.sendFeedback'> = (input, { db, now, user }) => {
  const content = input.content.trim();
  if (content.length < FEEDBACK_LENGTH.min || content.length > FEEDBACK_LENGTH.max)
    throw refusal('bad-feedback');
  const id = addFeedback(db, { userId: user.id, content, state: RECEIVED, now });
  return { code: 0, message: '感谢您的反馈', data: { ID: String(id), state: RECEIVED } };
};
