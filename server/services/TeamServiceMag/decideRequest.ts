import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { mayDecide, REFUSE_REASON_MAX } from '#contracts/rules/team/spending.ts';
import { askOutsideAbout } from '#db/queries/payment/payments.ts';
import { decideRequest as decide } from '#db/queries/team/paying.ts';
import { orderIdsOf } from '#db/queries/team/requests.ts';
import { choiceRefusal, fieldRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { upToDate } from '../up-to-date.ts';
import { visibleRequest } from './own-team.ts';
import { requestView } from './team-view.ts';

/** 审批: passes or refuses. What was decided before is not decided again, so it needs no key. */
export const decideRequest: Handler<'TeamServiceMag.decideRequest'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const { read, seer } = visibleRequest(context, input.requestID);
  if (!mayDecide(seer.role, read.askerId === user.id))
    throw refusal('team-refused', { message: '您不能审批这个申请' });
  const why = whyRefused(input.decision, input.reason);
  const { id: requestId } = read.request;
  askOutsideAbout(db, orderIdsOf(db, requestId), now);
  doneOrRefuse(decide(db, { requestId, decider: user, refusal: why, codeToken: context.secret(), now }));
  const decided = visibleRequest(context, input.requestID);
  return { code: 0, message: '成功', data: requestView(decided.read, decided.seer) };
});

/** Why not; empty where it is approved. */
function whyRefused(decision: string, reason: string): string {
  if (decision === 'approve') return '';
  if (decision !== 'refuse') throw choiceRefusal('请选择通过或拒绝');
  const words = reason.trim();
  if (words === '') throw fieldRefusal('bad-reason', FORM_MESSAGES.required('拒绝理由'));
  if ([...words].length > REFUSE_REASON_MAX) {
    throw fieldRefusal('bad-reason', FORM_MESSAGES.string.max('拒绝理由', REFUSE_REASON_MAX));
  }
  return words;
}
