import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { LINE_REMARK_MAX } from '#contracts/rules/limits.ts';
import { knownProblems } from '#contracts/rules/orders/known-problems.ts';
import { addCartLine } from '#db/queries/cart/cart-adding.ts';
import { findingsOf, workToCheck } from '#db/queries/publications/preflight.ts';
import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { ownChoice } from './own-choice.ts';

/** 加入购物车: checked like a line that is saved, and priced here. */
export const addCart: Handler<'ShoppingServiceMag.addCart'> = async (input, { db, now, user }) => {
  if (input.remarkinfo.length > LINE_REMARK_MAX)
    throw choiceRefusal(FORM_MESSAGES.string.max('备注', LINE_REMARK_MAX));
  const { publication, choice } = ownChoice(db, user, input);

  const memberId = user.id;
  const findings =
    input.known === 'Y' ? await findingsOf(db, workToCheck(db, publication, { memberId })) : [];
  const adding = addCartLine(db, {
    ...choice,
    userId: user.id,
    publicationId: publication.id,
    remark: input.remarkinfo,
    isMerging: input.merge !== 'N',
    knownProblems: knownProblems(findings, { memberId, at: now }),
    now,
  });
  const { id, isMerged, count, previousCount } = doneOrRefuse(adding);
  return {
    code: 0,
    message: '成功',
    data: { ID: String(id), merged: isMerged ? 'Y' : 'N', count, previousCount },
  };
};
