import { readInviteRows } from '#contracts/rules/publications/invite-rows.ts';
import { INVITE_ROWS_LONGEST, INVITES_MAX } from '#contracts/rules/publications/sharing-fields.ts';
import { addInvites } from '#db/queries/publications/sharing.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { ownWork, sharingReply } from './views/sharing-view.ts';

/** 添加受邀人. */
export const addShareInvites: Handler<'OpusServiceMag.addShareInvites'> = ({ opusID, rows }, context) => {
  const { id } = ownWork(opusID, context);
  if ([...rows].length > INVITE_ROWS_LONGEST)
    throw fieldRefusal('bad-rows', `一次最多 ${INVITE_ROWS_LONGEST} 个字`);
  const { list, refused } = readInviteRows(rows);
  if (list.length + refused.length > INVITES_MAX)
    throw fieldRefusal('bad-rows', `一次最多 ${INVITES_MAX} 行`);
  if (list.length === 0 && refused.length === 0)
    throw fieldRefusal('bad-rows', '请填写手机号或邮箱，一行一个');
  doneOrRefuse(addInvites(context.db, id, { list, now: context.now }));
  return sharingReply(context, opusID, refused);
};
