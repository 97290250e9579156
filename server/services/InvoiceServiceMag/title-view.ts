import type { Output } from '#contracts/operations.ts';
import { noteProblem } from '#contracts/rules/invoices/note-problem.ts';
import {
  INVOICE_TYPES,
  type InvoiceType,
  TITLES_MAX,
  type TitleFields,
  whyNotType,
} from '#contracts/rules/invoices/title-fields.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { ownTitle, type TitleRow, titlesOf } from '#db/queries/invoices/titles.ts';
import { badChoice, badField, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

type TitleView = Extract<Output<'InvoiceServiceMag.saveInvoiceTitle'>, { code: 0 }>['data'];

export function titleView({ id, userId: _, ...title }: TitleRow): TitleView {
  return { ...title, titleID: String(id), specialLacks: whyNotType(title, 'special') ?? '' };
}

/** The fields of a title that an invoice copies. */
export function titleFields({ id: _, userId: _owner, isDefault: _is, ...fields }: TitleRow): TitleFields {
  return fields;
}

/** All of the caller's (发票抬头). */
export function titlesReply({ db, user }: Context) {
  const data = { list: titlesOf(db, user.id).map(titleView), most: TITLES_MAX };
  return { code: 0, message: '成功', data } as const;
}

/** The caller's title that a call names. */
export function titleNamed({ db, user }: Context, titleID: string): TitleRow {
  const id = parseDecimalId(titleID);
  const title = id === null ? null : ownTitle(db, user.id, id);
  if (!title) throw refusal('invoice-title-not-found');
  return title;
}

export function typeNamed(text: string): InvoiceType {
  const type = INVOICE_TYPES.find((known) => known === text);
  if (!type) throw badChoice('请选择发票类型');
  return type;
}

/** A short text of the customer's own (备注, 原因). */
export function noteOf(field: string, label: string, text: string): string {
  const problem = noteProblem(label, text);
  if (problem !== null) throw badField(field, problem);
  return text.trim();
}
