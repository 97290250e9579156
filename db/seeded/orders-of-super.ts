import { DELAY_REASON } from './delay-reason.ts';
import type { DemoOrder } from './order-types.ts';

const STUDIO = 80001;
const HOME = 80002;
const HONG_KONG = 80003;
const PARENTS = 80004;
const DAYS = 24;
const TITLE = {
  kind: 'company',
  title: '知远影像工作室',
  taxNo: '91330106MA2DEMO018',
  email: 'shenzhiyuan@desk.example',
} as const;

type OrderOfSuper = Omit<DemoOrder, 'account'>;

const UNDER_WAY: readonly OrderOfSuper[] = [
  {
    // 20 minutes ago, so that an hour and forty minutes are left to pay.
    state: 'unpaid',
    hoursSince: 1 / 3,
    addressId: STUDIO,
    lines: [
      {
        work: 'island-honeymoon',
        goodsId: 3,
        count: 2,
        chosen: ['ZD09'],
        remark: '内页请按原图色彩，不要提亮',
      },
      { work: 'autumn-under-ginkgo', goodsId: 3, count: 5, chosen: ['ZD01'] },
    ],
    remark: '周年纪念日要用，麻烦包装仔细些',
  },
  {
    state: 'paid',
    hoursSince: 0.15,
    addressId: HOME,
    lines: [{ work: 'moon-forgot-the-light', goodsId: 1, count: 12, chosen: ['ZD10'] }],
    channel: 'alipay',
    invoice: { kind: 'personal', title: '沈知远', taxNo: '', email: 'shenzhiyuan@desk.example' },
  },
  {
    state: 'checking_failed',
    hoursSince: 3,
    addressId: STUDIO,
    lines: [{ work: 'terraces-above-clouds', goodsId: 3, count: 8, chosen: ['ZD07'] }],
  },
  {
    state: 'proofing',
    hoursSince: 5,
    addressId: STUDIO,
    lines: [{ work: 'small-notes-on-tea', goodsId: 1, count: 100, chosen: ['ZD07', 'FM03'] }],
    channel: 'transfer',
    invoice: TITLE,
    remark: '布面烫印请先看样',
  },
  {
    state: 'ready',
    hoursSince: 0.75,
    addressId: PARENTS,
    lines: [{ work: 'lin-family-genealogy', goodsId: 7, count: 3, chosen: ['NK128'] }],
    remark: '收件人是长辈，请提前一天电话联系',
  },
  {
    state: 'producing',
    stage: 'binding',
    hoursSince: 2,
    addressId: STUDIO,
    lines: [
      { work: 'west-lake-four-seasons', goodsId: 1, count: 20, chosen: ['ZD07'] },
      { work: 'jiangnan-old-lanes', goodsId: 2, count: 20, chosen: ['ZD03'] },
      { work: 'solar-terms-2027', goodsId: 4, count: 40 },
    ],
    channel: 'alipay',
    wantsProof: true,
    invoice: TITLE,
    remark: '三样请一起寄，展览 12 月初用',
  },
  {
    state: 'producing',
    stage: 'cutting',
    hoursSince: 0.5,
    addressId: HOME,
    lines: [
      { work: 'mountain-water-2027', goodsId: 5, count: 30, chosen: ['NK250'] },
      { work: 'family-year-2027', goodsId: 5, count: 6 },
    ],
    isPartShipped: true,
  },
  {
    state: 'delayed',
    stage: 'printing',
    hoursSince: 4,
    addressId: STUDIO,
    lines: [{ work: 'flora', goodsId: 2, count: 200, chosen: ['FM02', 'ZD03'] }],
    channel: 'transfer',
    invoice: TITLE,
    reason: DELAY_REASON,
  },
  {
    state: 'shipped',
    hoursSince: 30,
    addressId: STUDIO,
    lines: [
      { work: 'handmade', goodsId: 2, count: 50, chosen: ['ZD02'] },
      { work: 'coastline', goodsId: 2, count: 50, chosen: ['ZD04'] },
    ],
  },
  {
    state: 'shipped',
    hoursSince: 5 * DAYS,
    addressId: HONG_KONG,
    lines: [{ work: 'western-sichuan-drive', goodsId: 3, count: 6, chosen: ['ZD07', 'FM04'] }],
    remark: '展览样书，请附装箱单',
  },
  {
    state: 'refunding',
    hoursSince: 0.05,
    addressId: STUDIO,
    lines: [{ work: 'spring-catalogue', goodsId: 2, count: 30, chosen: ['ZD05'] }],
    reason: '页数选错了，重新下单',
  },
];

const FINISHED: readonly OrderOfSuper[] = [
  {
    state: 'canceled',
    hoursSince: 2 * DAYS,
    addressId: HOME,
    lines: [{ work: 'golden-anniversary', goodsId: 3, count: 4, chosen: ['ZD10'] }],
    reason: '想再改改封面',
  },
  {
    state: 'canceled',
    byItself: true,
    hoursSince: 41 * DAYS,
    addressId: STUDIO,
    lines: [{ work: 'night-flight', goodsId: 2, count: 10 }],
  },
  {
    state: 'closed',
    hoursSince: 23 * DAYS,
    addressId: STUDIO,
    lines: [{ work: 'linxi-evening-news', goodsId: 7, count: 20 }],
    channel: 'alipay',
    reason: '活动取消，不需要了',
  },
  {
    state: 'done',
    hoursSince: 3 * DAYS,
    addressId: STUDIO,
    lines: [{ work: 'round-the-island-ride', goodsId: 1, count: 10, chosen: ['ZD06'] }],
    delivery: 'express',
    afterSale: {
      kind: 'reprint',
      state: 'applied',
      reason: '印刷质量问题',
      description: '其中两本第 12 页有明显色差，已拍照留存',
      hoursAgo: 6,
    },
  },
  {
    state: 'done',
    hoursSince: 9 * DAYS,
    addressId: PARENTS,
    lines: [{ work: 'grandmother-garden', goodsId: 3, count: 3, chosen: ['ZD06', 'FM03'] }],
    review: { stars: 5, text: '布面摸着很舒服，妈妈翻了一下午' },
  },
  {
    state: 'done',
    hoursSince: 34 * DAYS,
    addressId: STUDIO,
    lines: [{ work: 'mountain-wild', goodsId: 2, count: 80, chosen: ['ZD04'] }],
    channel: 'transfer',
    invoice: TITLE,
    afterSale: {
      kind: 'partial',
      state: 'done',
      reason: '少件或破损',
      description: '外箱受潮，有 3 本书角压皱',
      answer: '核实属实，按 3 本的价格退款，书不用寄回',
      amountFen: 31_905,
      hoursAgo: 30 * DAYS,
    },
    review: { stars: 4, text: '印得好，运输差一点，客服处理很快' },
  },
  {
    state: 'done',
    byItself: true,
    hoursSince: 96 * DAYS,
    addressId: HOME,
    lines: [{ work: 'snail-in-no-hurry', goodsId: 3, count: 15, chosen: ['ZD10'] }],
  },
  {
    state: 'done',
    // Paid at the moment at which the wallet says so.
    hoursSince: 171 * DAYS - 122.5,
    addressId: STUDIO,
    lines: [
      { work: 'letters-from-the-sand-sea', goodsId: 2, count: 60, chosen: ['ZD03'] },
      { work: 'dwelling', goodsId: 2, count: 20, chosen: ['ZD04'] },
    ],
    channel: 'alipay',
    wallet: { principalFen: 38_000, bonusFen: 60_000 },
    review: { stars: 5, text: '锁线很牢，摊开也平，下次还来' },
  },
  {
    state: 'done',
    wantsProof: true,
    hoursSince: 301 * DAYS,
    addressId: STUDIO,
    lines: [{ work: 'cloud-peak-architects', goodsId: 1, count: 50, chosen: ['ZD10'] }],
    channel: 'alipay',
    invoice: TITLE,
  },
];

/** 订单 of `super`: every state there is, and a year of finished ones. */
export const SUPER_ORDERS: readonly DemoOrder[] = [...UNDER_WAY, ...FINISHED].map((order) => ({
  ...order,
  account: 'super',
}));
