import { PLEA_MAX, PURPOSE_MAX } from '#contracts/rules/team/spending.ts';
import { askOutsideAbout } from '#db/queries/payment/payments.ts';
import { payByTeam as pay } from '#db/queries/team/paying.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { namedOrders } from '../PayServiceMag/pay-orders.ts';
import { upToDate } from '../up-to-date.ts';
import { wordsOf } from '../words-of.ts';

const NOTE = { min: 0, reason: 'bad-note' } as const;

/** 企业付款, or 请审批 where it is over the limit. */
export const payByTeam: Handler<'TeamServiceMag.payByTeam'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const orderIds = namedOrders(context, input.orderNos).map(({ id }) => id);
  const purpose = wordsOf(input.purpose ?? '', { ...NOTE, label: '用途', max: PURPOSE_MAX });
  const plea = wordsOf(input.plea ?? '', { ...NOTE, label: '申请理由', max: PLEA_MAX });
  // The money of a payment of the member's own may be there: better to find out than to let it be paid again.
  askOutsideAbout(db, orderIds, now);
  const { outcome, text, requestId } = once(context, 'TeamServiceMag.payByTeam', input, () =>
    doneOrRefuse(pay(db, { user, orderIds, purpose, plea, codeToken: context.secret(), now })),
  );
  const requestID = requestId === null ? '' : String(requestId);
  return { code: 0, message: '成功', data: { outcome, text, requestID } };
});
