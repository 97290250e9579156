import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { revokeInvite as revoke } from '#db/queries/team/invites.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 撤销邀请. */
export const revokeInvite: Handler<'TeamServiceMag.revokeInvite'> = ({ inviteID }, { db, now, user }) => {
  const id = parseDecimalId(inviteID);
  if (id === null) throw refusal('team-invite-not-found');
  doneOrRefuse(revoke(db, { owner: user, id, now }));
  return { code: 0, message: '成功', data: { text: '邀请已撤销' } };
};
