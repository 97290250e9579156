import type { DemoOrder } from './order-types.ts';

const DAYS = 24;
const COMPANY = {
  kind: 'company',
  title: '深圳示例科技有限公司',
  taxNo: '91440300MA5DEMO033',
  email: 'lujianing@desk.example',
} as const;

/** 订单 of `vip` and `demo`. */
export const SMALL_ORDERS: readonly DemoOrder[] = [
  {
    account: 'vip',
    state: 'producing',
    stage: 'printing',
    hoursSince: 3.4,
    addressId: 80022,
    lines: [
      { work: 'lamp-by-the-window', goodsId: 2, count: 150, chosen: ['ZD03'], remark: '扉页请勿裁切过深' },
    ],
    channel: 'transfer',
    invoice: {
      kind: 'company',
      title: '苏州清和书坊',
      taxNo: '91320508MA1DEMO021',
      email: 'guqinghe@desk.example',
    },
    remark: '送仓库，请走货梯',
  },
  {
    account: 'vip',
    state: 'shipped',
    isAccepted: true,
    hoursSince: 16,
    addressId: 80021,
    lines: [{ work: 'by-the-stove', goodsId: 2, count: 40, chosen: ['ZD02'] }],
    delivery: 'express',
  },
  {
    account: 'vip',
    state: 'done',
    hoursSince: 64 * DAYS,
    addressId: 80021,
    lines: [{ work: 'between-the-lines', goodsId: 2, count: 60 }],
    channel: 'alipay',
    review: { stars: 5, text: '纸张手感好，读者都说像正式出版物' },
  },
  {
    account: 'demo',
    state: 'unpaid',
    hoursSince: 0.6,
    addressId: 80011,
    lines: [{ work: 'graduation-class-two', goodsId: 1, count: 48, remark: '请每 12 本一包' }],
    remark: '给同学们的毕业册',
  },
  {
    account: 'demo',
    state: 'done',
    hoursSince: 12 * DAYS,
    addressId: 80012,
    lines: [{ work: 'our-first-year', goodsId: 3, count: 2, chosen: ['ZD09'] }],
  },
];

/** 订单 of `enterprise`. */
export const ENTERPRISE_ORDERS: readonly DemoOrder[] = [
  {
    account: 'enterprise',
    state: 'proofing',
    hoursSince: 7.2,
    addressId: 80031,
    lines: [{ work: 'annual-report-2026', goodsId: 2, count: 300, chosen: ['ZD04'] }],
    channel: 'transfer',
    invoice: COMPANY,
    remark: '样稿由品牌部确认',
  },
  {
    account: 'enterprise',
    state: 'ready',
    hoursSince: 1.2,
    addressId: 80032,
    lines: [{ work: 'new-colleague-handbook', goodsId: 2, count: 120, chosen: ['ZD11'] }],
    channel: 'transfer',
    invoice: COMPANY,
  },
  {
    account: 'enterprise',
    state: 'done',
    hoursSince: 47 * DAYS,
    addressId: 80033,
    lines: [{ work: 'cloud-peak-architects', goodsId: 1, count: 30, chosen: ['ZD07'] }],
    invoice: COMPANY,
    review: { stars: 5, text: '香港办事处如期收到，装箱很稳妥' },
  },
];
