import type { Output } from '#contracts/operations.ts';
import {
  INVOICE_TITLES_MAX,
  INVOICE_TYPES,
  type InvoiceBuyer,
  type InvoiceType,
  whyNotType,
} from '#contracts/rules/invoices/buyer.ts';
import { noteProblem } from '#contracts/rules/invoices/note-problem.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import {
  type InvoiceTitleRow,
  invoiceTitlesOf,
  ownInvoiceTitle,
} from '#db/queries/invoices/invoice-titles.ts';
import { choiceRefusal, fieldRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

type InvoiceTitleView = Extract<Output<'InvoiceServiceMag.saveInvoiceTitle'>, { code: 0 }>['data'];

export function invoiceTitleView({ id, userId: _, ...fields }: InvoiceTitleRow): InvoiceTitleView {
  return { ...fields, titleID: String(id), specialLacks: whyNotType(fields, 'special') ?? '' };
}

/** The buyer that a saved title names, as an invoice copies it. */
export function buyerOf({ id: _, userId: _owner, isDefault: _is, ...fields }: InvoiceTitleRow): InvoiceBuyer {
  return fields;
}

/** All of the caller's (发票抬头). */
export function invoiceTitlesReply({ db, user }: Context) {
  const data = { list: invoiceTitlesOf(db, user.id).map(invoiceTitleView), most: INVOICE_TITLES_MAX };
  return { code: 0, message: '成功', data } as const;
}

/** The saved title of the caller that a call names. */
export function invoiceTitleNamed({ db, user }: Context, titleID: string): InvoiceTitleRow {
  const id = parseDecimalId(titleID);
  const row = id === null ? null : ownInvoiceTitle(db, user.id, id);
  if (!row) throw refusal('invoice-title-not-found');
  return row;
}

export function typeNamed(text: string): InvoiceType {
  const type = INVOICE_TYPES.find((known) => known === text);
  if (!type) throw choiceRefusal('请选择发票类型');
  return type;
}

/** A short text of the customer's own (备注, 原因). */
export function noteOf(field: string, label: string, text: string): string {
  const problem = noteProblem(label, text);
  if (problem !== null) throw fieldRefusal(field, problem);
  return text.trim();
}
