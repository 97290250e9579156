import { teamRights } from '#contracts/rules/team/invite.ts';
import { changeRights } from '#db/queries/team/members.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { ownMemberOrRefuse } from './own-team.ts';
import { memberReply } from './team-view.ts';

/** 修改成员. */
export const updateMember: Handler<'TeamServiceMag.updateMember'> = (input, context) => {
  const { db, now, user } = context;
  const { id } = ownMemberOrRefuse(context, input.colleagueID);
  const rights = doneOrRefuse(teamRights(input));
  doneOrRefuse(changeRights(db, { owner: user, id, rights, now }));
  return memberReply(context, id);
};
