import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { LINE_REMARK_MAX } from '#contracts/rules/limits.ts';
import { knownProblems } from '#contracts/rules/orders/known-problems.ts';
import { MOST_BLANK_PAGES } from '#contracts/rules/print/step-availability.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { addCartLine } from '#db/queries/cart/cart-adding.ts';
import { findingsOf, workToCheck } from '#db/queries/publications/preflight.ts';
import { publicationOf } from '#db/queries/publications/publications.ts';
import { badChoice, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { demandAllPages } from './all-pages.ts';
import { readChoice } from './print-choice.ts';

/** 加入购物车: checked like a line that is saved, and priced here. */
export const addCart: Handler<'ShoppingServiceMag.addCart'> = async (input, { db, now, user }) => {
  const publicationId = parseDecimalId(input.publicationID);
  const publication = publicationId === null ? null : publicationOf(db, user.id, publicationId);
  if (!publication) throw refusal('publication-not-found');
  demandAllPages(db, publication.id);
  if (input.remarkinfo.length > LINE_REMARK_MAX)
    throw badChoice(FORM_MESSAGES.string.max('备注', LINE_REMARK_MAX));

  const read = readChoice(db, user, { ...input, memberID: String(user.id) });
  if (read.kind === 'refused') throw badChoice(read.message);
  const choice = read.value;
  const most = publication.pageNum + MOST_BLANK_PAGES;
  if (choice.pageNum < publication.pageNum || choice.pageNum > most) {
    throw badChoice(`页数须为 ${publication.pageNum} 到 ${most} 页`);
  }

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
