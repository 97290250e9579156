import type { Output } from '#contracts/operations.ts';
import { INVOICE_TITLES_MAX, type InvoiceBuyer, whyNotType } from '#contracts/rules/invoices/buyer.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import {
  type InvoiceTitleRow,
  invoiceTitlesOf,
  ownInvoiceTitle,
} from '#db/queries/invoices/invoice-titles.ts';
import { refusal } from '#server/errors.ts';
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
