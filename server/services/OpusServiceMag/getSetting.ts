import type { Handler } from '#server/servlet/handler-types.ts';
import { settingReply } from './views/setting-view.ts';

/** 作品设置. */
export const getSetting: Handler<'OpusServiceMag.getSetting'> = ({ opusID }, context) =>
  settingReply(context, opusID);
