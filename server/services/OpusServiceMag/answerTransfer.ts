import { readAnswer } from '#contracts/rules/publications/transfers.ts';
import { answerOffer } from '#db/queries/publications/settings/transfers.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { mayKeepPublished, offeredOrRefuse, transferReply } from './views/transfer-view.ts';

/** 接收或谢绝转让. */
export const answerTransfer: Handler<'OpusServiceMag.answerTransfer'> = (input, context) => {
  const { db, now, user } = context;
  const offered = offeredOrRefuse(context, input.transferID);
  const isAccepted = doneOrRefuse(readAnswer(input.answer)) === 'accept';
  const mayPublish = mayKeepPublished(context, offered.work);
  doneOrRefuse(answerOffer(db, offered, { userId: user.id, isAccepted, mayPublish, now }));
  return transferReply(context, input.transferID);
};
