import { MEMBER_STATES } from '#contracts/rules/team/member-moves.ts';
import { openInvites } from '#db/queries/team/invites.ts';
import { membersPage } from '#db/queries/team/members.ts';
import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';
import { PAGE_SIZE } from './page-size.ts';
import { inviteView, memberView } from './team-view.ts';

/** 成员列表, with the invites that nobody has used. */
export const getMembers: Handler<'TeamServiceMag.getMembers'> = upToDate((input, context) => {
  const { db, now, user } = context;
  const paging = pageOf(input, PAGE_SIZE);
  const state = MEMBER_STATES.find((known) => known === input.state) ?? null;
  if (input.state && state === null) throw choiceRefusal('没有这种成员状态');
  const { list, total } = membersPage(db, { ownerId: user.id, state, now, ...paging });
  const invites = openInvites(db, user.id, now).map((invite) => inviteView(context, invite));
  return { code: 0, message: '成功', data: { list: list.map(memberView), total, ...paging, invites } };
});
