import type { Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';

export type About = Extract<Output<'MemberServiceMag.getAbout'>, { data: object }>['data'];
export type FeedbackList = Extract<Output<'MemberServiceMag.getFeedback'>, { data: object }>['data'];
export type SentFeedback = Extract<Output<'MemberServiceMag.sendFeedback'>, { data: object }>['data'];

export { FEEDBACK_LENGTH } from '#contracts/rules/limits.ts';

export async function getAbout(api: ApiClient = client()): Promise<Outcome<About>> {
  return outcomeOf(await api.call('MemberServiceMag.getAbout', {}));
}

export async function sendFeedback(
  content: string,
  api: ApiClient = client(),
): Promise<Outcome<SentFeedback>> {
  return outcomeOf(await api.call('MemberServiceMag.sendFeedback', { content }), '反馈没有提交成功');
}

export async function getFeedback(api: ApiClient = client()): Promise<Outcome<FeedbackList>> {
  return outcomeOf(await api.call('MemberServiceMag.getFeedback', {}));
}
