import { addFeedback } from '../queries/account/feedback.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario } from './types.ts';

const MINUTE_MS = 60_000;

interface FeedbackParams extends Record<string, string> {
  account: string;
  content: string;
  state: string;
}

export const feedbackSent: Scenario<FeedbackParams> = {
  name: 'feedback-sent',
  title: '提交过意见反馈',
  description: 'The account sent this remark about the product a minute ago.',
  defaults: { account: 'super', content: '希望增加方形画册的装订方式', state: '已收到' },
  run({ db, now }, { account, content, state }) {
    const user = accountOrRefuse(db, account);
    const id = addFeedback(db, { userId: user.id, content, state, now: now - MINUTE_MS });
    return { userId: String(user.id), feedbackID: String(id) };
  },
};
