import { PROOF_NOTE_MAX } from '#contracts/rules/limits.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { wordsOf } from '../words-of.ts';
import { happen, movedReply, orderFor } from './own-order.ts';

/** 确认样稿, or say what should change (提出修改). */
export const answerProof: Handler<'OrderServiceMag.answerProof'> = upToDate((input, context) => {
  const { orderNo, answer } = input;
  if (answer !== 'accept' && answer !== 'change') throw fieldRefusal('bad-answer', '请选择确认或修改');
  const read = orderFor(context, orderNo, answer === 'accept' ? 'confirmProof' : 'changeProof');
  if (answer === 'accept') return movedReply(orderNo, happen(context, read, { event: 'accept-proof' }));
  const note = wordsOf(input.note, { label: '修改意见', max: PROOF_NOTE_MAX, reason: 'bad-note' });
  return movedReply(
    orderNo,
    happen(context, read, { event: 'change-proof', reason: note, text: `对样稿提出修改：${note}` }),
  );
});
