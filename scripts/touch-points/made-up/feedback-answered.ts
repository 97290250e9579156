import { addFeedback } from '#db/queries/account/feedback.ts';
import { accountOrRefuse } from '#db/scenarios/find.ts';
import type { Scenario } from '#db/scenarios/types.ts';

interface AnsweredParams extends Record<string, string> {
  account: string;
}

export const feedbackAnswered: Scenario<AnsweredParams> = {
  name: 'feedback-answered',
  title: '反馈已回复',
  description: 'The account sent a remark that was answered.',
  defaults: { account: 'super' },
  run({ db, now }, { account }) {
    const user = accountOrRefuse(db, account);
    const remark = { userId: user.id, content: '希望增加方形画册', state: '已回复', now };
    return { feedbackID: String(addFeedback(db, remark)) };
  },
};
