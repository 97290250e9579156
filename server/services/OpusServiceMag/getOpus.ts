import type { Handler } from '#server/servlet/handler-types.ts';
import { readOpusID } from './views/known-works.ts';
import { opusReply } from './views/opus-view.ts';

/** 一个作品, wherever it lies. */
export const getOpus: Handler<'OpusServiceMag.getOpus'> = ({ opusID }, context) =>
  opusReply(context, readOpusID(opusID));
