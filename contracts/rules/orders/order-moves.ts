import { type Done, done, type Refused, refused } from '../decision.ts';
import { hasFileErrors } from './file-problems.ts';
import { nextState, type OrderEvent, type OrderState } from './order-states.ts';
import { dueOf, FIRST_STAGE, PRODUCTION_STAGES, REPLACE_WITHIN_MS, stageAfter } from './order-times.ts';

/** The actor, in the words of the order's log. */
export type Actor = '会员' | '系统' | '审稿员' | '印厂' | '快递' | '客服';

/** An entry of an order's log, with the new state and stage, empty if unchanged. */
export interface LogSentence {
  readonly actor: Actor;
  readonly text: string;
  readonly state?: OrderState | '';
  readonly stage?: string;
}

export interface OrderHappening {
  readonly event: OrderEvent;
  readonly at: number;
  /** Defaults to the usual actor. */
  readonly actor?: Actor;
  /** The text of the entry; defaults to the usual one. */
  readonly text?: string;
  /** The reason in words for the customer; stored with the order. */
  readonly reason?: string;
  /** The findings of the file check from now on, as stored. */
  readonly fileProblems?: string;
}

export interface MovableOrder {
  readonly state: OrderState;
  readonly stage: string;
  readonly fileProblems: string;
  readonly wantsProof: 'Y' | 'N';
  readonly expiresAt: number;
  readonly dueAt: number | null;
  readonly dueEvent: string;
  readonly paidAt: number | null;
  readonly readyAt: number | null;
  readonly producingAt: number | null;
  readonly shippedAt: number | null;
  readonly doneAt: number | null;
  readonly endedAt: number | null;
  readonly replaceUntil: number | null;
  readonly delaySeenAt: number | null;
  readonly reason: string;
}

export interface OrderMove<Order extends MovableOrder> {
  readonly order: Order;
  readonly log: readonly LogSentence[];
  /** The side effects: the coupon is freed, the parcels leave, or the whole payment is refunded under a title. */
  readonly freesCoupon: boolean;
  readonly sendsParcels: boolean;
  readonly refundTitle: string | null;
}

const USUAL: Readonly<Record<OrderEvent, readonly [Actor, string]>> = {
  pay: ['会员', '付款成功，等待审稿'],
  cancel: ['会员', '取消订单'],
  expire: ['系统', '超过付款时间，订单自动取消'],
  'pass-check': ['审稿员', '审稿通过，安排生产'],
  'fail-check': ['审稿员', '文件有问题，请修改后重新提交'],
  'make-proof': ['审稿员', '审稿通过，样稿已生成，请确认'],
  'replace-file': ['会员', '替换了印刷文件，重新审稿'],
  'accept-file': ['会员', '已知晓文件问题，坚持印刷'],
  'accept-proof': ['会员', '确认样稿，安排生产'],
  'change-proof': ['会员', '对样稿提出修改'],
  start: ['印厂', '开始生产'],
  'next-stage': ['印厂', '进入下一道工序'],
  delay: ['印厂', '生产延期'],
  resume: ['印厂', '恢复生产'],
  ship: ['印厂', '质检合格，已打包发出'],
  receive: ['会员', '确认收货'],
  'auto-receive': ['系统', '发货满 14 天，自动确认收货'],
  'ask-refund': ['会员', '申请退款'],
  refund: ['系统', '退款已原路退回，订单关闭'],
};

const DIARY: Readonly<Record<string, string>> = {
  printing: '纸张已调湿，上机印刷内页与封面',
  laminating: '印张晾干，送去覆膜',
  binding: '折页配帖完成，开始装订',
  cutting: '书芯压实，三面裁切',
  inspecting: '逐本翻检，核对页码与色差',
};

/** The columns with the time of entering a state. */
const MOMENTS: Partial<Record<OrderState, 'readyAt' | 'shippedAt' | 'doneAt' | 'endedAt'>> = {
  ready: 'readyAt',
  shipped: 'shippedAt',
  done: 'doneAt',
  canceled: 'endedAt',
  closed: 'endedAt',
};

/** The message when a planned event is due and the order is in the wrong state. */
export const PLAN_IS_OVER: LogSentence = { actor: '系统', text: '计划的变更已不适用' };

/** The effect of an event on an order (状态流转); refused if its state does not allow it. */
export function moveOrder<Order extends MovableOrder>(
  order: Order,
  happening: OrderHappening,
): Done<OrderMove<Order>> | Refused<'order-state'> {
  const state = nextState(order.state, happening.event);
  if (state === null) return refused('order-state');
  const moved = movedOrder(order, state, happening);
  return done({
    order: moved,
    log: sentencesOf(moved, happening),
    freesCoupon: state === 'canceled',
    sendsParcels: state === 'shipped',
    refundTitle: happening.event === 'refund' ? '订单退款' : null,
  });
}

function movedOrder<Order extends MovableOrder>(
  order: Order,
  state: OrderState,
  happening: OrderHappening,
): Order {
  const { event, at } = happening;
  const stage = stageOf(order, state, event);
  const fileProblems = happening.fileProblems ?? (event === 'accept-file' ? '[]' : order.fileProblems);
  const due = dueOf({
    state,
    stage,
    since: at,
    expiresAt: order.expiresAt,
    wantsProof: order.wantsProof === 'Y',
    hasFileErrors: hasFileErrors(fileProblems),
  });
  const moment = MOMENTS[state];
  return {
    ...order,
    state,
    stage,
    fileProblems,
    dueAt: due?.at ?? null,
    dueEvent: due?.event ?? '',
    ...(moment ? { [moment]: at } : {}),
    ...(event === 'pay' ? { paidAt: at } : {}),
    ...(event === 'start' ? { producingAt: at } : {}),
    ...(state === 'paid' ? { replaceUntil: at + REPLACE_WITHIN_MS } : {}),
    ...(event === 'delay' ? { delaySeenAt: null } : {}),
    reason: happening.reason ?? order.reason,
  };
}

function stageOf(order: MovableOrder, state: OrderState, event: OrderEvent): string {
  if (event === 'start') return FIRST_STAGE;
  if (event === 'next-stage') return stageAfter(order.stage) ?? order.stage;
  return state === 'producing' || state === 'delayed' ? order.stage : '';
}

function sentencesOf({ state, stage }: MovableOrder, happening: OrderHappening): LogSentence[] {
  const { event } = happening;
  const [usualActor, usualText] = USUAL[event];
  const actor = happening.actor ?? usualActor;
  const isStage = event === 'start' || event === 'next-stage';
  const stageName = PRODUCTION_STAGES.find(({ key }) => key === stage)?.name ?? '';
  const text = happening.text ?? (isStage ? `${stageName}：${DIARY[stage] ?? ''}` : usualText);
  const last = { actor, text, state, stage: isStage ? stage : '' };
  return event === 'start' ? [{ actor, text: usualText, state }, last] : [last];
}
