import type { Handler } from '#server/servlet/handler-types.ts';
import { sharingReply } from './views/sharing-view.ts';

/** 分享设置. */
export const getSharing: Handler<'OpusServiceMag.getSharing'> = ({ opusID }, context) =>
  sharingReply(context, opusID);
