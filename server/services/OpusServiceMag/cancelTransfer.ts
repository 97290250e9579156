import { cancelOffer } from '#db/queries/publications/settings/transfers.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { settingReply } from './views/setting-view.ts';
import { ownWork } from './views/sharing-view.ts';

/** 撤回转让. */
export const cancelTransfer: Handler<'OpusServiceMag.cancelTransfer'> = ({ opusID }, context) => {
  doneOrRefuse(cancelOffer(context.db, ownWork(opusID, context), context.now));
  return settingReply(context, opusID);
};
