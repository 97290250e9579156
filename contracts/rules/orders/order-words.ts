import { chinaDayText, chinaTimeText } from '../china-time.ts';
import type { PaymentHeld } from './order-actions.ts';
import { ORDER_STATE_TEXTS, type OrderState } from './order-states.ts';
import { AFTER_SALE_WITHIN_MS, PRODUCTION_STAGES, stageAfter } from './order-times.ts';

/** 售后: the request and its progress. */
export const AFTER_SALE_KIND_TEXTS = { reprint: '重印', partial: '部分退款', refund: '退款' } as const;
export const AFTER_SALE_STATE_TEXTS = {
  applied: '申请中',
  agreed: '已同意',
  refunding: '退款中',
  done: '已完成',
  refused: '已拒绝',
  withdrawn: '已撤销',
} as const;

export type AfterSaleState = keyof typeof AFTER_SALE_STATE_TEXTS;

/** The latest after-sale of an order on its card, in the words of the detail page; empty if there is none. */
export function afterSaleText(latest: AfterSaleState | null): string {
  return latest === null || latest === 'withdrawn' ? '' : `售后${AFTER_SALE_STATE_TEXTS[latest]}`;
}

/** 支付: the ways to pay and the states of a payment, as an order shows them. */
export const CHANNEL_NAMES = {
  wallet: '钱包余额',
  weixin: '微信支付',
  alipay: '支付宝',
  transfer: '银行转账',
} as const;
export const PAYMENT_STATE_TEXTS = {
  waiting: '待付款',
  scanned: '待确认',
  succeeded: '已付款',
  failed: '付款失败',
  closed: '已关闭',
  refunded: '已退款',
} as const;

export function paymentStateText(payment: {
  readonly state: keyof typeof PAYMENT_STATE_TEXTS;
  readonly serialNo: string;
}): string {
  return payment.state === 'waiting' && payment.serialNo !== ''
    ? '核对中'
    : PAYMENT_STATE_TEXTS[payment.state];
}

/** The state of an order (订单状态), in the same words everywhere. */
export function stateText(state: OrderState, held: PaymentHeld): string {
  return state === 'unpaid' && held !== null ? HELD_TEXTS[held] : ORDER_STATE_TEXTS[state];
}

const HELD_TEXTS = { transfer: '转账核对中', approval: '待审批' } as const;
const HELD_NEXT = {
  transfer: '转账信息已提交，核对到账后自动确认',
  approval: '已提交审批，通过后自动付款',
} as const;

/** 配送方式. */
const DELIVERY_NAMES: Readonly<Record<string, string>> = {
  standard: '标准快递',
  express: '特快专递',
  pickup: '门店自提',
};

export function deliveryName(code: string): string {
  return DELIVERY_NAMES[code] ?? '快递';
}

export interface NextFacts {
  readonly state: OrderState;
  readonly stage: string;
  readonly dueAt: number | null;
  readonly wantsProof: boolean;
  readonly reason: string;
  readonly delivery: string;
  /** When the last parcel arrives; null before shipping. */
  readonly arrivesAt: number | null;
  readonly doneAt: number | null;
  /** The unfinished after-sale, and when it moves. */
  readonly openAfterSale: { readonly state: AfterSaleState; readonly dueAt: number | null } | null;
  readonly held: PaymentHeld;
  readonly now: number;
}

/** What happens next and when (下一步), in one sentence and in China time; empty if nothing does. */
export function nextText(facts: NextFacts): string {
  switch (facts.state) {
    case 'unpaid':
      return facts.held
        ? `${HELD_NEXT[facts.held]}，订单保留到${due(facts).trimEnd()}`
        : `请在${due(facts)}前付款，逾期自动取消`;
    case 'paid':
      return `审稿员将在${due(facts)}前看完文件，通过后${facts.wantsProof ? '出样稿请您确认' : '安排生产'}`;
    case 'checking_failed':
      return '等您处理文件问题：修改作品后重新提交，或确认坚持印刷';
    case 'proofing':
      return '样稿等您确认，确认后 2 小时内开机印刷';
    case 'ready':
      return `预计${due(facts)}开机印刷`;
    case 'producing':
      return producingText(facts);
    case 'delayed':
      return `${facts.reason === '' ? '生产延期' : facts.reason}，预计${due(facts)}恢复生产`;
    case 'shipped':
      return shippedText(facts);
    case 'done':
      return doneText(facts);
    case 'refunding':
      return `退款预计${due(facts)}前原路退回`;
    case 'canceled':
    case 'closed':
      return '';
  }
}

function producingText(facts: NextFacts): string {
  const name = stageName(facts.stage);
  const after = stageAfter(facts.stage);
  return `预计${due(facts)}完成${name}，随后${after === null ? '打包发货' : stageName(after)}`;
}

function shippedText({ arrivesAt, delivery, dueAt, now }: NextFacts): string {
  const received = dueAt === null ? '' : `，${chinaDayText(dueAt, now)}自动确认收货`;
  if (arrivesAt === null) return `包裹即将发出${received}`;
  const isThere = now >= arrivesAt;
  if (delivery === 'pickup') {
    return isThere ? `书已到店，请来自提${received}` : `预计${day(arrivesAt, now)}到店可取${received}`;
  }
  return isThere ? `包裹已送达，请确认收货${received}` : `包裹预计${day(arrivesAt, now)}送达${received}`;
}

function doneText({ doneAt, openAfterSale, now }: NextFacts): string {
  if (openAfterSale) {
    const { state, dueAt } = openAfterSale;
    if (dueAt === null) return '客服正在处理您的售后申请';
    const when = inSentence(chinaTimeText(dueAt, now));
    return state === 'applied' ? `客服将在${when}前答复售后申请` : `售后预计${when}前处理完成`;
  }
  const until = (doneAt ?? 0) + AFTER_SALE_WITHIN_MS;
  return now < until ? `如有质量问题，可在${inSentence(chinaTimeText(until, now))}前申请售后` : '';
}

function stageName(stage: string): string {
  return PRODUCTION_STAGES.find(({ key }) => key === stage)?.name ?? '生产';
}

function due({ dueAt, now }: NextFacts): string {
  return dueAt === null ? '近期' : inSentence(chinaTimeText(dueAt, now));
}

function day(at: number, now: number): string {
  return inSentence(chinaDayText(at, now), '');
}

/** A space separates Chinese and digits where they meet. */
function inSentence(time: string, after = ' '): string {
  return `${/^\d/.test(time) ? ' ' : ''}${time}${after}`;
}
