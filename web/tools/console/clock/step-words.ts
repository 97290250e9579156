import type { OrderView } from '#contracts/control/product.ts';
import { ORDER_STATE_TEXTS, type OrderState } from '#contracts/rules/orders/order-states.ts';
import { PRODUCTION_STAGES } from '#contracts/rules/orders/order-times.ts';

const STEPS: Readonly<Record<string, string>> = {
  pay: '付款到账',
  'pass-check': '审稿通过',
  'fail-check': '审稿不通过',
  'make-proof': '出样稿',
  start: '开始生产',
  ship: '质检并发货',
  resume: '恢复生产',
  'auto-receive': '确认收货',
  refund: '退款到账',
};

const WAITS: Partial<Record<OrderState, string>> = {
  checking_failed: '等会员换文件，或坚持印刷',
  proofing: '等会员确认样稿',
  done: '已经完成',
  canceled: '已经取消',
  closed: '已经关闭',
};

function stageName(stage: string): string {
  return PRODUCTION_STAGES.find(({ key }) => key === stage)?.name ?? '';
}

export function stateWords({ state, stage }: OrderView): string {
  return [ORDER_STATE_TEXTS[state], stageName(stage)].filter((word) => word !== '').join(' · ');
}

/** What a press does (下一步). */
export function stepWord({ next, stage }: OrderView): string {
  if (next === null) return '';
  return next === 'next-stage' ? `完成${stageName(stage)}` : (STEPS[next] ?? next);
}

/** Why nothing can be pressed. */
export function whyNoStep({ state }: OrderView): string {
  return WAITS[state] ?? '没有计划中的下一步';
}

/** Why steps alone do not come to the parcel; empty where they do, and where it has left. */
export function whyNotToShipped({ state, shipsByItself }: OrderView): string {
  return shipsByItself || (state !== 'unpaid' && state !== 'paid') ? '' : '发货前要等会员处理文件或样稿';
}
