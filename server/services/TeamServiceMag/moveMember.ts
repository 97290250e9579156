import { MEMBER_MOVES } from '#contracts/rules/team/member-moves.ts';
import { moveTeamMember } from '#db/queries/team/members.ts';
import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { ownMemberOrRefuse } from './own-team.ts';
import { memberReply } from './team-view.ts';

/** 审批、停用、恢复、移除成员. */
export const moveMember: Handler<'TeamServiceMag.moveMember'> = (input, context) => {
  const { db, now, user } = context;
  const { id } = ownMemberOrRefuse(context, input.colleagueID);
  const move = MEMBER_MOVES.find((known) => known === input.move);
  if (!move) throw choiceRefusal('请选择要做的操作');
  if (input.handOver !== 'Y' && input.handOver !== 'N') throw choiceRefusal('请选择是否移交作品');
  const handsOver = input.handOver === 'Y';
  doneOrRefuse(moveTeamMember(db, { owner: user, id, now, move, handsOver }));
  return memberReply(context, id);
};
