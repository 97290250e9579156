import type { Handler } from '#server/servlet/handler-types.ts';
import { readOpusID } from './known-works.ts';
import { opusReply } from './opus-view.ts';

/** 一个作品, wherever it lies. */
export const getOpus: Handler<'OpusServiceMag.getOpus'> = ({ opusID }, context) =>
  opusReply(context, readOpusID(opusID));
