import { isEmail } from '../account/email.ts';
import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { FORM_MESSAGES } from '../form-messages.ts';

export const INVOICE_TITLE_MAX = 100;

/** The invoice that is wanted with an order (开票意愿), checked. Fields that the kind does not need are empty. */
export interface InvoiceWish {
  readonly kind: 'none' | 'personal' | 'company';
  readonly title: string;
  readonly taxNo: string;
  readonly email: string;
  /** For a special one (数电专票): the additional data of the buyer. */
  readonly special?: Readonly<Record<'address' | 'tel' | 'bank' | 'account', string>>;
}

/** The wish as it is sent, before it is checked. */
export interface SentWish {
  readonly kind: string;
  readonly title: string;
  readonly taxNo: string;
  readonly email: string;
}

/** Validates the fields of an invoice (开票校验), trimmed. */
export function checkInvoice(sent: SentWish): Done<InvoiceWish> | Refused<'bad-field'> {
  const { kind } = sent;
  if (kind === 'none') return done({ kind, title: '', taxNo: '', email: '' });
  if (kind !== 'personal' && kind !== 'company') return refusedField('bad-invoice-kind', '请选择发票类型');

  const title = sent.title.trim();
  if (title === '') {
    return refusedField(
      'bad-invoice-title',
      FORM_MESSAGES.required(kind === 'company' ? '企业名称' : '发票抬头'),
    );
  }
  if (title.length > INVOICE_TITLE_MAX) {
    return refusedField('bad-invoice-title', FORM_MESSAGES.string.max('发票抬头', INVOICE_TITLE_MAX));
  }
  const taxNo = kind === 'company' ? sent.taxNo.trim() : '';
  if (kind === 'company' && !isTaxNo(taxNo)) {
    return refusedField('bad-invoice-tax-no', '税号须为 15、17、18 或 20 位大写字母或数字');
  }
  const email = sent.email.trim();
  if (email !== '' && !isEmail(email)) return refusedField('bad-invoice-email', '邮箱格式不正确');
  return done({ kind, title, taxNo, email });
}

/** 纳税人识别号: older ones have 15, 17 or 20 characters, the uniform social credit code has 18. */
export function isTaxNo(text: string): boolean {
  return /^[0-9A-Z]+$/.test(text) && [15, 17, 18, 20].includes(text.length);
}
