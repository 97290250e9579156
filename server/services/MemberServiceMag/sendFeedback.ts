import { DESK_TOPICS, deskAnswer } from '#contracts/rules/account/service-desk.ts';
import { FEEDBACK_LENGTH } from '#contracts/rules/limits.ts';
import { addFeedback } from '#db/queries/account/feedback.ts';
import { orderByNo } from '#db/queries/orders/order-reading.ts';
import { choiceRefusal, refusal } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { orderCard } from '../OrderServiceMag/views/order-card.ts';
import { upToDate } from '../up-to-date.ts';
import { ANSWERED, RECEIVED } from './feedback-view.ts';

/** 提交反馈, and 联系客服: the desk answers at once, and the member finds both among the remarks. */
export const sendFeedback: Handler<'MemberServiceMag.sendFeedback'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const content = input.content.trim();
  if (content.length < FEEDBACK_LENGTH.min || content.length > FEEDBACK_LENGTH.max)
    throw refusal('bad-feedback');
  const remark = { userId: user.id, content, now };
  const { topic: asked = '', orderNo = '' } = input;
  const order = attached(context, orderNo);
  if (asked === '') {
    const id = addFeedback(db, { ...remark, orderNo, state: RECEIVED });
    return { code: 0, message: '感谢您的反馈', data: { ID: String(id), state: RECEIVED } };
  }
  const topic = DESK_TOPICS.find((known) => known === asked);
  if (!topic) throw choiceRefusal('没有这种咨询');
  const answer = deskAnswer({ content, topic, order, now });
  const id = addFeedback(db, { ...remark, state: ANSWERED, orderNo, answer });
  return { code: 0, message: '客服已收到', data: { ID: String(id), state: ANSWERED, answer } };
});

/** The order as the desk sees it; an order of another member is none. */
function attached({ db, now, user }: Context, orderNo: string) {
  if (orderNo === '') return null;
  const read = orderByNo(db, user.id, orderNo);
  if (read === null) throw refusal('order-not-found');
  const { stateText, nextText } = orderCard(read, now);
  return { no: orderNo, stateText, nextText };
}
