import { readReceiver } from '#contracts/rules/publications/transfers.ts';
import { offerWork } from '#db/queries/publications/settings/transfers.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { settingReply } from './views/setting-view.ts';
import { ownWork } from './views/sharing-view.ts';

/** 转让作品. */
export const transferOpus: Handler<'OpusServiceMag.transferOpus'> = (input, context) => {
  const { db, now, user } = context;
  const work = ownWork(input.opusID, context);
  const mobile = doneOrRefuse(readReceiver(input.mobile, user.mobile));
  doneOrRefuse(offerWork(db, work, { userId: user.id, mobile, now }));
  return settingReply(context, input.opusID);
};
