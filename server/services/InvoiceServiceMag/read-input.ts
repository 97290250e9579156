import { INVOICE_TYPES, type InvoiceType } from '#contracts/rules/invoices/buyer.ts';
import { noteProblem } from '#contracts/rules/invoices/note-problem.ts';
import { checkInvoice } from '#contracts/rules/orders/invoice-fields.ts';
import { choiceRefusal, fieldRefusal } from '#server/errors.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

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

/** Where an invoice is sent (接收邮箱); empty for nowhere. */
export function emailOf(text: string): string {
  return doneOrRefuse(checkInvoice({ kind: 'personal', title: '个人', taxNo: '', email: text })).email;
}
