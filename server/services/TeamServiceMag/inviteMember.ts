import { INVITE_NOTE_MAX, inviteEnds, teamRights } from '#contracts/rules/team/invite.ts';
import { inviteInto, ownInvite } from '#db/queries/team/invites.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { wordsOf } from '../words-of.ts';
import { inviteView } from './team-view.ts';

/** 邀请成员 by a link for one person. */
export const inviteMember: Handler<'TeamServiceMag.inviteMember'> = (input, context) => {
  const { db, now, user } = context;
  const rights = doneOrRefuse(teamRights(input));
  const expiresAt = doneOrRefuse(inviteEnds(input.days, now));
  const note = wordsOf(input.note ?? '', { label: '备注', min: 0, max: INVITE_NOTE_MAX, reason: 'bad-note' });
  const id = once(context, 'TeamServiceMag.inviteMember', input, () =>
    doneOrRefuse(inviteInto(db, { owner: user, rights, note, code: context.secret(), expiresAt, now })),
  );
  const invite = ownInvite(db, user.id, id);
  if (!invite) throw refusal('team-invite-not-found');
  return { code: 0, message: '成功', data: inviteView(context, invite) };
};
