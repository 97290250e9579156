import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { leaveTeam as leave } from '#db/queries/team/members.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 退出团队. The owner is no member of the own team, so the last owner cannot go. */
export const leaveTeam: Handler<'TeamServiceMag.leaveTeam'> = ({ colleagueID }, { db, now, user }) => {
  const id = parseDecimalId(colleagueID);
  if (id === null) throw refusal('team-member-not-found');
  doneOrRefuse(leave(db, { user, id, now }));
  return { code: 0, message: '成功', data: { text: '您已退出团队' } };
};
