import { removeInvite } from '#db/queries/publications/sharing.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { ownWork, sharingReply } from './views/sharing-view.ts';

/** 移除受邀人. */
export const removeShareInvite: Handler<'OpusServiceMag.removeShareInvite'> = (
  { opusID, address },
  context,
) => {
  const { id } = ownWork(opusID, context);
  doneOrRefuse(removeInvite(context.db, id, address));
  return sharingReply(context, opusID);
};
