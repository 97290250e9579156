import { readOutline } from '#contracts/rules/pages/draft/read-outline.ts';
import { saveOutline } from '#db/queries/publications/settings/setting.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { demandRevisionOf, settingReply } from './views/setting-view.ts';
import { ownWork } from './views/sharing-view.ts';

/** 保存目录. */
export const saveToc: Handler<'OpusServiceMag.saveToc'> = (input, context) => {
  const { db, now, user } = context;
  const work = ownWork(input.opusID, context);
  demandRevisionOf(work, input.revision);
  const outline = doneOrRefuse(readOutline(input.outline, work.pageNum));
  doneOrRefuse(saveOutline(db, work, outline, { saveId: context.secret(), userId: user.id, now }));
  return settingReply(context, input.opusID);
};
