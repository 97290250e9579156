import { checkInvoice } from '#contracts/rules/orders/invoice-fields.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** Where an invoice is sent (接收邮箱); empty for nowhere. */
export function emailOf(text: string): string {
  return doneOrRefuse(checkInvoice({ kind: 'personal', title: '个人', taxNo: '', email: text })).email;
}
