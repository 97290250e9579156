import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { FORM_MESSAGES } from '../form-messages.ts';
import { checkInvoice, INVOICE_TITLE_MAX } from '../orders/invoice-fields.ts';

/** The limit of saved ones (发票抬头) per member. */
export const INVOICE_TITLES_MAX = 20;

export const INVOICE_TYPES = ['normal', 'special'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];
export const INVOICE_TYPE_TEXTS: Readonly<Record<InvoiceType, string>> = {
  normal: '数电普票',
  special: '数电专票',
};

/** The buyer on an invoice (发票抬头). Unneeded fields are empty. */
export interface InvoiceBuyer {
  readonly kind: 'personal' | 'company';
  readonly name: string;
  readonly taxNo: string;
  readonly address: string;
  readonly tel: string;
  readonly bank: string;
  readonly account: string;
  readonly email: string;
}

export type BuyerField = Exclude<keyof InvoiceBuyer, 'kind'>;
export const BUYER_LABELS: Readonly<Record<BuyerField, string>> = {
  name: '名称',
  taxNo: '税号',
  address: '地址',
  tel: '电话',
  bank: '开户银行',
  account: '银行账号',
  email: '邮箱',
};
export const BUYER_FIELD_MAX: Readonly<Record<BuyerField, number>> = {
  name: INVOICE_TITLE_MAX,
  taxNo: 40,
  address: 100,
  tel: 30,
  bank: 60,
  account: 40,
  email: 100,
};
/** The additional data of the buyer for a special invoice (专票资料). */
export const FOR_SPECIAL: readonly BuyerField[] = ['address', 'tel', 'bank', 'account'];

/** Full-width letters and digits as ordinary ones, without spaces. */
function narrow(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

/** A tax number (税号) in its stored form. */
export function plainTaxNo(text: string): string {
  return narrow(text).toUpperCase();
}

/** A bank account (银行账号) in its stored form, without spaces and dashes. */
export function plainAccount(text: string): string {
  return narrow(text).replaceAll('-', '');
}

/** A person has none of what a company has, whatever a form still holds of it. */
const NO_COMPANY = { taxNo: '', address: '', tel: '', bank: '', account: '' };

/** Validates the buyer (抬头校验) and returns it in its stored form. */
export function checkBuyer(
  sent: Readonly<Record<keyof InvoiceBuyer, string>>,
): Done<InvoiceBuyer> | Refused<'bad-field'> {
  const buyer = plainBuyer(sent);
  const tooLong = (Object.keys(BUYER_LABELS) as BuyerField[]).find(
    (field) => buyer[field].length > BUYER_FIELD_MAX[field],
  );
  if (tooLong) return bad(tooLong, FORM_MESSAGES.string.max(BUYER_LABELS[tooLong], BUYER_FIELD_MAX[tooLong]));
  const basic = checkInvoice({ ...sent, title: buyer.name, taxNo: buyer.taxNo, email: buyer.email });
  if (basic.kind === 'refused') return basic;
  if (buyer.kind === 'personal') return done(buyer);
  if (buyer.tel !== '' && !/^[0-9+() -]{5,30}$/.test(buyer.tel)) {
    return bad('tel', '请填写完整的电话，如 0571-88990011');
  }
  if (buyer.account !== '' && !/^[0-9]{12,20}$/.test(buyer.account)) {
    return bad('account', '银行账号须为 12 至 20 位数字');
  }
  return done(buyer);
}

function plainBuyer(sent: Readonly<Record<keyof InvoiceBuyer, string>>): InvoiceBuyer {
  const kind = sent.kind === 'company' ? 'company' : 'personal';
  return {
    kind,
    name: sent.name.trim(),
    taxNo: plainTaxNo(sent.taxNo),
    address: sent.address.trim(),
    tel: sent.tel.normalize('NFKC').trim(),
    bank: sent.bank.trim(),
    account: plainAccount(sent.account),
    email: sent.email.trim(),
    ...(kind === 'personal' ? NO_COMPANY : {}),
  };
}

/** The e-mail beside a title that is chosen: what was typed stays, what came with the former title goes with it. */
export function emailBeside(written: string, former: string, chosen: string): string {
  return written === '' || written === former ? chosen : written;
}

/** Why a buyer cannot take an invoice of this type (专票需要完整资料); null if it can. */
export function whyNotType(buyer: InvoiceBuyer, type: InvoiceType): string | null {
  if (type === 'normal') return null;
  if (buyer.kind === 'personal') return '数电专票只能开给企业，请换一个企业抬头';
  const missing = FOR_SPECIAL.filter((field) => buyer[field] === '').map((field) => BUYER_LABELS[field]);
  return missing.length === 0 ? null : `数电专票需要完整的企业资料，还缺：${missing.join('、')}`;
}

function bad(field: BuyerField, message: string): Refused<'bad-field'> {
  return refusedField(`bad-${field}`, message);
}
