import { REQUEST_STATE_TEXTS, type RequestState } from '#contracts/rules/team/spending.ts';
import { lapseRequests, requestsPage } from '#db/queries/team/requests.ts';
import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';
import { requestScope, standingOf } from './own-team.ts';
import { PAGE_SIZE } from './page-size.ts';
import { requestView } from './team-view.ts';

const STATES = Object.keys(REQUEST_STATE_TEXTS) as RequestState[];

/** 审批列表. */
export const getRequests: Handler<'TeamServiceMag.getRequests'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const paging = pageOf(input, PAGE_SIZE);
  const state = STATES.find((known) => known === input.state) ?? null;
  if (input.state && state === null) throw choiceRefusal('没有这种审批状态');
  const seen = requestScope(standingOf(context), user.id);
  if (!seen) return { code: 0, message: '成功', data: { list: [], total: 0, ...paging } };
  lapseRequests(db, seen.scope, now);
  const { list, total } = requestsPage(db, seen.scope, { state, ...paging });
  const seer = { id: user.id, role: seen.role };
  const requests = list.map((read) => requestView(read, seer));
  return { code: 0, message: '成功', data: { list: requests, total, ...paging } };
});
