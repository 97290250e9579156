import { formatFen } from '#contracts/rules/money.ts';
import { inviteFor } from '#db/queries/team/invites.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { worksLimitOf } from './team-view.ts';

/** 邀请内容. The link is a secret: whoever has it may read what it offers. */
export const getInvite: Handler<'TeamServiceMag.getInvite'> = ({ code }, { db, now, user }) => {
  const { invite, owner } = doneOrRefuse(inviteFor(db, { userId: user.id, code, now }));
  const data = {
    ownerName: owner.nick,
    role: invite.role,
    monthlyLimit: formatFen(invite.monthlyFen),
    worksLimit: worksLimitOf(invite.worksMax),
    expiresAt: new Date(invite.expiresAt).toISOString(),
  };
  return { code: 0, message: '成功', data };
};
