import type { Output } from '#contracts/operations.ts';
import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import { PRODUCTION_STAGES } from '#contracts/rules/orders/order-times.ts';
import { partsOf } from '#contracts/rules/parcels/order-parts.ts';
import type { OrderLogRow, OrderRead } from '#db/queries/orders/order-reading.ts';
import { moment } from './order-card.ts';

export type TimelineNode = Extract<
  Output<'OrderServiceMag.getOrderDetail'>,
  { code: 0 }
>['data']['timeline'][number];

interface Step {
  readonly key: string;
  readonly name: string;
  /** When it was finished; null while it was not. */
  readonly at: number | null;
  readonly text: string;
}

/** What happened to an order and what is still to come (订单时间线). One that came to nothing ends with why. */
export function orderTimeline(read: OrderRead, logs: readonly OrderLogRow[]): TimelineNode[] {
  const steps = stepsOf(read, logs);
  const end = endOf(read, logs);
  if (end) return [...steps.filter(({ at }) => at !== null).map((step) => node(step, 'done')), end];
  const next = steps.findIndex(({ at }) => at === null);
  return steps.map((step, place) => {
    return node(step, step.at !== null ? 'done' : place === next ? 'now' : 'todo');
  });
}

function stepsOf(read: OrderRead, logs: readonly OrderLogRow[]): Step[] {
  const { order } = read;
  const proofMadeAt = logs.findLast(({ state }) => state === 'proofing')?.at ?? null;
  const isChecked = order.readyAt !== null || order.state === 'proofing';
  const isProofSkipped = order.readyAt !== null && proofMadeAt === null;
  const proof = {
    key: 'proof',
    name: '样稿',
    at: order.readyAt,
    text: hint(order.state, 'proofing', '等您确认'),
  };
  return [
    { key: 'created', name: '提交订单', at: order.createdAt, text: '' },
    { key: 'paid', name: '付款', at: order.paidAt, text: '' },
    {
      key: 'checked',
      name: '审稿',
      at: isChecked ? (proofMadeAt ?? order.readyAt) : null,
      text: hint(order.state, 'checking_failed', '文件有问题，等您处理'),
    },
    ...(order.wantsProof === 'Y' && !isProofSkipped ? [proof] : []),
    { key: 'queued', name: '排产', at: order.producingAt, text: '' },
    { key: 'produced', name: '生产', at: order.shippedAt, text: productionText(read) },
    { key: 'shipped', name: '发货', at: order.shippedAt, text: shippedText(read) },
    { key: 'received', name: '收货', at: order.doneAt, text: '' },
  ];
}

function hint(state: OrderState, when: OrderState, text: string): string {
  return state === when ? text : '';
}

function productionText({ order }: OrderRead): string {
  const name = PRODUCTION_STAGES.find(({ key }) => key === order.stage)?.name;
  if (name === undefined) return '';
  return order.state === 'delayed' ? `${name}延期：${order.reason}` : `正在${name}`;
}

function shippedText({ order, parcels: { length } }: OrderRead): string {
  if (length === 0) return '';
  if (order.shippedAt === null) return `已先发出 ${length} 个包裹`;
  const parts = partsOf(order).length;
  return parts > 0 ? `共 ${length} 个包裹，寄往 ${parts} 个地址` : `共 ${length} 个包裹`;
}

function endOf({ order }: OrderRead, logs: readonly OrderLogRow[]): TimelineNode | null {
  const { state, reason: text, endedAt } = order;
  switch (state) {
    case 'canceled':
      return node({ key: 'canceled', name: '取消', at: endedAt, text }, 'done');
    case 'closed':
      return node({ key: 'closed', name: '退款并关闭', at: endedAt, text }, 'done');
    case 'refunding': {
      const at = logs.findLast((log) => log.state === 'refunding')?.at ?? null;
      return node({ key: 'refunding', name: '退款中', at, text }, 'now');
    }
    default:
      return null;
  }
}

function node({ key, name, at, text }: Step, status: TimelineNode['status']): TimelineNode {
  return { key, name, status, at: at === null ? '' : moment(at), text };
}
