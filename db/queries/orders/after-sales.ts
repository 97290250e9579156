import { and, asc, eq, isNotNull, lte, max } from 'drizzle-orm';
import { formatFen } from '#contracts/rules/money.ts';
import {
  type AfterSaleKind,
  type AfterSaleState,
  afterSaleWaitMs,
  nextAfterSaleState,
} from '#contracts/rules/orders/after-sale.ts';
import { AFTER_SALE_KIND_TEXTS } from '#contracts/rules/orders/order-words.ts';
import { chinaDate } from '../../civil-date.ts';
import type { Database } from '../../client.ts';
import { afterSales, orders } from '../../schema/index.ts';
import { refundOrderMoney } from '../payment/payment-refunds.ts';
import { logOrder, type OrderRow } from './order-machine.ts';

type AfterSaleRow = typeof afterSales.$inferSelect;

interface Asked {
  readonly order: OrderRow;
  readonly kind: AfterSaleKind;
  readonly reason: string;
  readonly description: string;
  readonly amountFen: number;
  readonly at: number;
}

/** Writes down what a customer asks for (申请售后); answers its number. */
export function askAfterSale(db: Database, { order, at, ...asked }: Asked): string {
  const last = db.orm
    .select({ id: max(afterSales.id) })
    .from(afterSales)
    .get();
  const id = (last?.id ?? 0) + 1;
  const no = `S${chinaDate(at).replaceAll('-', '')}${String(id).padStart(8, '0')}`;
  const own = { id, no, orderId: order.id, userId: order.userId };
  const state = 'applied';
  db.orm
    .insert(afterSales)
    .values({ ...own, ...asked, state, createdAt: at, updatedAt: at, dueAt: dueAfter(state, at) })
    .run();
  const wish = AFTER_SALE_KIND_TEXTS[asked.kind];
  logOrder(db, { orderId: order.id, at, actor: '会员', text: `申请售后（${wish}）：${asked.reason}` });
  return no;
}

/** Takes it back (撤销售后): the order it is about, or why not. */
export function withdrawAfterSale(
  db: Database,
  { userId, no, at }: { userId: number; no: string; at: number },
): OrderRow | 'unknown' | 'decided' {
  return db.sqlite.transaction(() => {
    const row = db.orm
      .select()
      .from(afterSales)
      .where(and(eq(afterSales.no, no), eq(afterSales.userId, userId)))
      .get();
    const order = row && db.orm.select().from(orders).where(eq(orders.id, row.orderId)).get();
    if (!row || !order || order.deletedAt !== null) return 'unknown';
    if (row.state !== 'applied') return 'decided';
    moveTo(db, row, { state: 'withdrawn', at, answer: '' });
    logOrder(db, { orderId: order.id, at, actor: '会员', text: '撤销售后申请' });
    return order;
  })();
}

/** Lets every after-sale whose time has come move on, each at its own moment (售后到期处理). */
export function advanceAfterSales(db: Database, now: number): void {
  for (let row = nextDue(db, now); row; row = nextDue(db, now)) advance(db, row, row.dueAt ?? now);
}

/** What the shop decides (同意, 拒绝) before the time: the after-sale of the order that waits; null where there is none. */
export function decideAfterSale(
  db: Database,
  { orderId, isAgreed, at }: { orderId: number; isAgreed: boolean; at: number },
): AfterSaleState | null {
  const row = db.orm
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.orderId, orderId), eq(afterSales.state, 'applied')))
    .get();
  if (!row) return null;
  if (isAgreed) return advance(db, row, at);
  moveTo(db, row, { state: 'refused', at, answer: '照片未显示质量问题，请补充后重新申请' });
  logOrder(db, { orderId, at, actor: '客服', text: '售后未通过：照片未显示质量问题，请补充后重新申请' });
  return 'refused';
}

function nextDue(db: Database, now: number): AfterSaleRow | undefined {
  return db.orm
    .select()
    .from(afterSales)
    .where(and(isNotNull(afterSales.dueAt), lte(afterSales.dueAt, now)))
    .orderBy(asc(afterSales.dueAt), asc(afterSales.id))
    .limit(1)
    .get();
}

function advance(db: Database, row: AfterSaleRow, at: number): AfterSaleState | null {
  const state = nextAfterSaleState(row.state, row.kind);
  if (!state) {
    // Nothing follows, so nothing is due any more.
    db.orm.update(afterSales).set({ dueAt: null }).where(eq(afterSales.id, row.id)).run();
    return null;
  }
  const { orderId } = row;
  const givenFen =
    state === 'done' && row.kind !== 'reprint'
      ? refundOrderMoney(db, { orderId, amountFen: row.amountFen, at, title: '售后退款' })
      : 0;
  const answer = answerTo(row, state, givenFen);
  moveTo(db, row, { state, at, answer });
  logOrder(db, { orderId, at, actor: '客服', text: answer });
  return state;
}

function answerTo({ kind }: AfterSaleRow, state: AfterSaleState, givenFen: number): string {
  if (state === 'done' && kind === 'reprint') return '已按原规格重印并免费寄出';
  if (state === 'done') return `已退款 ¥${formatFen(givenFen)}，原路退回`;
  return kind === 'reprint' ? '已同意重印，安排生产' : '已同意退款，款项处理中';
}

function moveTo(
  db: Database,
  { id }: AfterSaleRow,
  { state, at, answer }: { state: AfterSaleState; at: number; answer: string },
): void {
  db.orm
    .update(afterSales)
    .set({ state, updatedAt: at, dueAt: dueAfter(state, at), ...(answer === '' ? {} : { answer }) })
    .where(eq(afterSales.id, id))
    .run();
}

function dueAfter(state: AfterSaleState, at: number): number | null {
  const wait = afterSaleWaitMs(state);
  return wait === null ? null : at + wait;
}
