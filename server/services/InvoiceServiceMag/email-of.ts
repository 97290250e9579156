import { checkInvoice } from '#contracts/rules/orders/invoice-fields.ts';
import { badField } from '#server/errors.ts';

/** Where an invoice is sent (接收邮箱); empty for nowhere. */
export function emailOf(text: string): string {
  const checked = checkInvoice({ kind: 'personal', title: '个人', taxNo: '', email: text });
  if (!checked.ok) throw badField(checked.reason, checked.message);
  return checked.invoice.email;
}
