import type { InvoiceBuyer, InvoiceType } from '#contracts/rules/invoices/buyer.ts';
import type { DemoAccount } from './accounts.ts';

interface DemoInvoiceTitle {
  readonly account: DemoAccount;
  readonly fields: InvoiceBuyer;
}

const NOTHING = { taxNo: '', address: '', tel: '', bank: '', account: '', email: '' } as const;
const STUDIO: InvoiceBuyer = {
  kind: 'company',
  name: '知远影像工作室',
  taxNo: '91330106MA2DEMO018',
  address: '浙江省杭州市西湖区文三路 90 号 3 幢 502 室',
  tel: '0571-88990011',
  bank: '演示银行杭州文三路支行',
  account: '622200001111222233',
  email: 'shenzhiyuan@desk.example',
};
const PERSON: InvoiceBuyer = {
  ...NOTHING,
  kind: 'personal',
  name: '沈知远',
  email: 'shenzhiyuan@desk.example',
};
const SOCIETY: InvoiceBuyer = {
  ...NOTHING,
  kind: 'company',
  name: '西湖摄影学会',
  taxNo: '51330100DEMO000027',
};

/** 发票抬头: the first of each account is its default. The ids count from 1. */
export const SEEDED_TITLES: readonly DemoInvoiceTitle[] = [
  { account: 'super', fields: STUDIO },
  { account: 'super', fields: PERSON },
  { account: 'super', fields: SOCIETY },
  {
    account: 'enterprise',
    fields: { ...NOTHING, kind: 'company', name: '云集品牌设计有限公司', taxNo: '91330105MA2DEMO026' },
  },
  { account: 'vip', fields: { ...NOTHING, kind: 'personal', name: '陈小川' } },
];

interface DemoInvoice {
  /** The works of the orders, one of each order. */
  readonly works: readonly string[];
  readonly buyer: InvoiceBuyer;
  readonly type: InvoiceType;
  readonly hoursAgo: number;
  readonly remark?: string;
  readonly answer?: 'busy' | 'mismatch';
  /** It was taken back, and invoiced anew for somebody else. */
  readonly red?: { readonly reason: string; readonly hoursAgo: number; readonly reissueFor: InvoiceBuyer };
}

const DAYS = 24;

/** 发票 of `super` beyond those that the orders themselves brought. */
export const INVOICES_OF_SUPER: readonly DemoInvoice[] = [
  {
    works: ['snail-in-no-hurry', 'letters-from-the-sand-sea'],
    buyer: PERSON,
    type: 'normal',
    hoursAgo: 90 * DAYS,
    red: { reason: '抬头开错', hoursAgo: 89 * DAYS, reissueFor: STUDIO },
  },
  { works: ['grandmother-garden'], buyer: SOCIETY, type: 'normal', hoursAgo: 8 * DAYS, answer: 'mismatch' },
  {
    works: ['handmade'],
    buyer: STUDIO,
    type: 'special',
    hoursAgo: 5,
    remark: '2026 年秋季展览',
    answer: 'busy',
  },
];
