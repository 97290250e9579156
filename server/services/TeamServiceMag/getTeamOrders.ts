import { formatFen } from '#contracts/rules/money.ts';
import { stateText } from '#contracts/rules/orders/order-words.ts';
import { orderTitles } from '#db/queries/payment/payment-reading.ts';
import { teamOrdersPage } from '#db/queries/team/team-work.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';
import { memberFilter } from './own-team.ts';
import { PAGE_SIZE } from './page-size.ts';

/** 成员订单, to be read. */
export const getTeamOrders: Handler<'TeamServiceMag.getTeamOrders'> = upToDate((input, context) => {
  const { db, user } = context;
  const paging = pageOf(input, PAGE_SIZE);
  const memberId = memberFilter(context, input.colleagueID);
  const { list, total } = teamOrdersPage(db, { ownerId: user.id, memberId, ...paging });
  const titles = orderTitles(
    db,
    list.map(({ id }) => id),
  );
  const orders = list.map((order) => ({
    orderNo: order.no,
    name: order.nick,
    title: titles.get(order.id) ?? order.no,
    state: order.state,
    stateText: stateText(order.state, null),
    payTotal: formatFen(order.payTotalFen),
    isTeamPaid: order.isTeamPaid === 1 ? ('Y' as const) : ('N' as const),
    createdAt: new Date(order.createdAt).toISOString(),
  }));
  return { code: 0, message: '成功', data: { list: orders, total, ...paging } };
});
