import { readOptions } from '#contracts/rules/publications/reader-options.ts';
import { saveReaderOptions } from '#db/queries/publications/settings/setting.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { settingReply } from './views/setting-view.ts';
import { ownWork } from './views/sharing-view.ts';

/** 阅读设置. */
export const saveOptions: Handler<'OpusServiceMag.saveOptions'> = (input, context) => {
  const { id, pageNum } = ownWork(input.opusID, context);
  const sent = { ...input, permits: input.permits ?? '', watermark: input.watermark ?? '' };
  saveReaderOptions(context.db, id, doneOrRefuse(readOptions(sent, pageNum)));
  return settingReply(context, input.opusID);
};
