import type { Handler } from '#server/servlet/handler-types.ts';
import { transferReply } from './views/transfer-view.ts';

/** 别人转让来的作品. */
export const getTransfer: Handler<'OpusServiceMag.getTransfer'> = ({ transferID }, context) =>
  transferReply(context, transferID);
