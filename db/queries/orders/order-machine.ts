import { eq, sql } from 'drizzle-orm';
import { nextState, type OrderEvent, type OrderState } from '#contracts/rules/orders/order-states.ts';
import {
  dueOf,
  FIRST_STAGE,
  PRODUCTION_STAGES,
  REPLACE_WITHIN_MS,
  stageAfter,
} from '#contracts/rules/orders/order-times.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { orders, userCoupons } from '../../schema/index.ts';
import { sendParcels } from './parcels.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Who acts, in the words of the order's log. */
export type Actor = '会员' | '系统' | '审稿员' | '印厂' | '快递' | '客服';

export interface Happening {
  readonly orderId: number;
  readonly event: OrderEvent;
  readonly at: number;
  /** Left out, it is whoever usually does it. */
  readonly actor?: Actor;
  /** The sentence of the log; left out, the usual one. */
  readonly text?: string;
  /** Why, in words for the customer; kept with the order. */
  readonly reason?: string;
  /** What the file check found from now on: JSON of [{lineId, level, page, text}]. */
  readonly fileProblems?: string;
}

const USUAL: Readonly<Record<OrderEvent, readonly [Actor, string]>> = {
  pay: ['会员', '付款成功，等待审稿'],
  cancel: ['会员', '取消订单'],
  expire: ['系统', '超过付款时间，订单自动取消'],
  'pass-check': ['审稿员', '文件审核通过，安排生产'],
  'fail-check': ['审稿员', '文件有问题，请修改后重新提交'],
  'make-proof': ['审稿员', '文件审核通过，样稿已生成，请确认'],
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

/** The columns that remember when an order entered a state. */
const MOMENTS: Partial<
  Record<OrderState, 'paidAt' | 'readyAt' | 'producingAt' | 'shippedAt' | 'doneAt' | 'endedAt'>
> = {
  ready: 'readyAt',
  shipped: 'shippedAt',
  done: 'doneAt',
  canceled: 'endedAt',
  closed: 'endedAt',
};

const orderOfId = preparedOnce((db) =>
  db.orm
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare(),
);

// Written by hand, because a year of orders is moved when a database is seeded.
const saveMove = preparedOnce((db) =>
  db.sqlite.prepare(`
    UPDATE orders
    SET state = @state, stage = @stage, file_problems = @fileProblems, due_at = @dueAt, due_event = @dueEvent,
        paid_at = @paidAt, ready_at = @readyAt, producing_at = @producingAt, shipped_at = @shippedAt,
        done_at = @doneAt, ended_at = @endedAt, replace_until = @replaceUntil, delay_seen_at = @delaySeenAt,
        reason = @reason
    WHERE id = @id`),
);

const insertLog = preparedOnce((db) =>
  db.sqlite.prepare(`
    INSERT INTO order_logs (order_id, at, actor, text, state, stage)
    VALUES (@orderId, @at, @actor, @text, @state, @stage)`),
);

/** Lets something happen to an order (状态流转); null, and nothing changed, where its state does not allow it. */
export function applyOrderEvent(db: Database, happening: Happening): OrderState | null {
  return db.sqlite.transaction(() => {
    const order = orderOfId(db).get({ id: happening.orderId });
    const state = order && nextState(order.state, happening.event);
    if (!order || !state) return null;
    const { at } = happening;
    const moved = movedOrder(order, state, happening);
    saveMove(db).run(moved);
    writeLog(db, moved, happening);
    if (state === 'canceled') giveCouponBack(db, order.id);
    if (state === 'shipped') sendParcels(db, order, at);
    return state;
  })();
}

/** The order as it is after the event, with what happens to it next. */
function movedOrder(order: OrderRow, state: OrderState, happening: Happening): OrderRow {
  const { event, at } = happening;
  const stage = stageOf(order, state, event);
  const fileProblems = happening.fileProblems ?? (event === 'accept-file' ? '[]' : order.fileProblems);
  const due = dueOf({
    state,
    stage,
    since: at,
    expiresAt: order.expiresAt,
    wantsProof: order.wantsProof === 'Y',
    hasFileErrors: hasErrors(fileProblems),
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

function stageOf(order: OrderRow, state: OrderState, event: OrderEvent): string {
  if (event === 'start') return FIRST_STAGE;
  if (event === 'next-stage') return stageAfter(order.stage) ?? order.stage;
  return state === 'producing' || state === 'delayed' ? order.stage : '';
}

/** Adds a sentence to the log of an order without moving it. */
export function logOrder(
  db: Database,
  entry: { orderId: number; at: number; actor: Actor; text: string; state?: string; stage?: string },
): void {
  insertLog(db).run({ state: '', stage: '', ...entry });
}

function writeLog(db: Database, { id: orderId, state, stage }: OrderRow, happening: Happening): void {
  const { at, event } = happening;
  const [usualActor, usualText] = USUAL[event];
  const actor = happening.actor ?? usualActor;
  if (event === 'start') logOrder(db, { orderId, at, actor, text: usualText, state });
  const isStage = event === 'start' || event === 'next-stage';
  const stageName = PRODUCTION_STAGES.find(({ key }) => key === stage)?.name ?? '';
  const text = happening.text ?? (isStage ? `${stageName}：${DIARY[stage] ?? ''}` : usualText);
  logOrder(db, { orderId, at, actor, text, state, stage: isStage ? stage : '' });
}

function giveCouponBack(db: Database, orderId: number): void {
  db.orm
    .update(userCoupons)
    .set({ orderId: null, usedAt: null })
    .where(eq(userCoupons.orderId, orderId))
    .run();
}

interface FileProblem {
  readonly lineId: number;
  readonly level: 'error' | 'warning' | 'info';
  readonly page: number;
  readonly text: string;
}

export function fileProblemsOf(json: string): readonly FileProblem[] {
  return JSON.parse(json);
}

function hasErrors(json: string): boolean {
  return fileProblemsOf(json).some(({ level }) => level === 'error');
}
