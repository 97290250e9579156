import { chinaIsoDay } from '../china-time.ts';
import { formatFen } from '../money.ts';
import type { InvoiceBuyer, InvoiceType } from './buyer.ts';
import { chineseAmount } from './chinese-amount.ts';
import { type InvoiceLine, invoiceSums, TAX_PERCENT, unitPriceText } from './invoice-lines.ts';

export type InvoiceParty = Readonly<
  Record<'name' | 'taxNo' | 'address' | 'tel' | 'bank' | 'account', string>
>;

/** The texts on an invoice (票面). Page, PDF and XML are made from it. */
export interface InvoiceDocument {
  readonly kind: string;
  readonly number: string;
  readonly day: string;
  readonly buyer: InvoiceParty;
  readonly seller: InvoiceParty;
  readonly lines: readonly Readonly<
    Record<'name' | 'spec' | 'unit' | 'quantity' | 'unitPrice' | 'amount' | 'taxRate' | 'tax', string>
  >[];
  readonly amount: string;
  readonly tax: string;
  readonly total: string;
  readonly totalWords: string;
  readonly remark: string;
  readonly issuer: string;
}

/** 销售方. Its tax number belongs to no real company. */
const SELLER: InvoiceParty = {
  name: '书桌印刷有限公司（演示）',
  taxNo: '91330100MA0SAMPLE1',
  address: '浙江省杭州市演示路 1 号',
  tel: '0571-00000000',
  bank: '演示银行杭州分行',
  account: '6200000000000000',
};
const KINDS: Readonly<Record<InvoiceType, string>> = {
  normal: '电子发票（普通发票）',
  special: '电子发票（增值税专用发票）',
};
const NO_BUYER: InvoiceParty = { name: '', taxNo: '', address: '', tel: '', bank: '', account: '' };

export interface InvoiceFacts {
  readonly type: InvoiceType;
  /** Null while none is chosen. */
  readonly buyer: InvoiceBuyer | null;
  readonly lines: readonly InvoiceLine[];
  readonly remark: string;
  readonly number: string;
  readonly at: number | null;
  /** The number of the invoice that this red one takes back; empty otherwise. */
  readonly redOf: string;
}

export function invoiceDocument({
  type,
  buyer,
  lines,
  remark,
  number,
  at,
  redOf,
}: InvoiceFacts): InvoiceDocument {
  const sign = redOf === '' ? 1 : -1;
  const sums = invoiceSums(lines);
  return {
    kind: KINDS[type],
    number,
    day: at === null ? '' : chinaIsoDay(at),
    buyer: buyer ? partyOf(buyer) : NO_BUYER,
    seller: SELLER,
    lines: lines.map((line) => ({
      name: `*印刷品*${line.goodsName}`,
      spec: line.title,
      unit: '本',
      quantity: String(sign * line.copies),
      unitPrice: unitPriceText(line),
      amount: formatFen(sign * line.amountFen),
      taxRate: `${TAX_PERCENT}%`,
      tax: formatFen(sign * line.taxFen),
    })),
    amount: formatFen(sign * sums.amountFen),
    tax: formatFen(sign * sums.taxFen),
    total: formatFen(sign * sums.totalFen),
    totalWords: chineseAmount(sign * sums.totalFen),
    remark: [redOf === '' ? '' : `被红冲蓝字数电票号码：${redOf}`, remark]
      .filter((part) => part !== '')
      .join('；'),
    issuer: '书桌印刷',
  };
}

function partyOf({ kind, name, taxNo, address, tel, bank, account }: InvoiceBuyer): InvoiceParty {
  const shown = kind === 'personal' ? `${name}（个人）` : name;
  return { name: shown, taxNo, address, tel, bank, account };
}

interface IssuedFacts extends Omit<InvoiceFacts, 'at' | 'redOf'> {
  readonly redNumber: string;
  readonly issuedAt: number | null;
  readonly reddenedAt: number | null;
}

/** The invoice, followed by its red one if there is one. */
export function invoiceDocuments(invoice: IssuedFacts): InvoiceDocument[] {
  const { number, redNumber, issuedAt, reddenedAt } = invoice;
  const blue = invoiceDocument({ ...invoice, at: issuedAt, redOf: '' });
  if (redNumber === '') return [blue];
  return [blue, invoiceDocument({ ...invoice, number: redNumber, at: reddenedAt, redOf: number })];
}
