import type { Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import type { PseudoReply } from '#web/lib/reply.ts';

export type About = Extract<Output<'MemberServiceMag.getAbout'>, { data: object }>['data'];
export type FeedbackList = Extract<Output<'MemberServiceMag.getFeedback'>, { data: object }>['data'];

export { FEEDBACK_LENGTH } from '#contracts/rules/limits.ts';

export function getAbout(
  api: ApiClient = client(),
): Promise<Output<'MemberServiceMag.getAbout'> | PseudoReply> {
  return api.call('MemberServiceMag.getAbout', {});
}

export function sendFeedback(
  content: string,
  api: ApiClient = client(),
): Promise<Output<'MemberServiceMag.sendFeedback'> | PseudoReply> {
  return api.call('MemberServiceMag.sendFeedback', { content });
}

export function getFeedback(
  api: ApiClient = client(),
): Promise<Output<'MemberServiceMag.getFeedback'> | PseudoReply> {
  return api.call('MemberServiceMag.getFeedback', {});
}
