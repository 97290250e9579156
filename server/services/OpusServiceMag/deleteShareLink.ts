import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { deleteLink } from '#db/queries/publications/share-links.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { ownWork, sharingReply } from './views/sharing-view.ts';

/** 删除专属链接. */
export const deleteShareLink: Handler<'OpusServiceMag.deleteShareLink'> = ({ opusID, linkID }, context) => {
  const { id } = ownWork(opusID, context);
  doneOrRefuse(deleteLink(context.db, id, parseDecimalId(linkID) ?? 0));
  return sharingReply(context, opusID);
};
