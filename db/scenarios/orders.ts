import { eq, sql } from 'drizzle-orm';
import { AFTER_SALE_REFUND_TITLE } from '#contracts/rules/orders/after-sale-moves.ts';
import { chinaDate } from '../civil-date.ts';
import type { Database } from '../client.ts';
import { logOrder } from '../queries/orders/order-machine.ts';
import { refundOrderMoney } from '../queries/payment/payment-refunds.ts';
import { afterSales, orderLines, orders, parcels } from '../schema/index.ts';
import { PERSONAS } from '../seeded/accounts.ts';
import { SEEDED_ADDRESSES } from '../seeded/addresses.ts';
import { type DemoAfterSale, type DemoOrder, SEEDED_ORDERS } from '../seeded/orders.ts';
import { publicationIdOf } from '../seeded/publications.ts';
import { goodsOnSale } from './goods-on-sale.ts';
import { leaveOldNoticesRead } from './leave-notices-read.ts';
import { makeOrder, type OrderToMake } from './make-order.ts';
import { pastOf } from './order-history.ts';
import { personasSeeded } from './personas-seeded.ts';
import { publicationChanged } from './publication-changed.ts';
import { publicationsMade } from './publications-made.ts';
import { type Scenario, type ScenarioContext, ScenarioRefused } from './types.ts';
import { walletsFilled } from './wallets.ts';

const HOUR_MS = 3_600_000;
/** How long an after-sale waits for its answer. */
const ANSWER_MS = 24 * HOUR_MS;

export const demoOrders: Scenario = {
  name: 'demo-orders',
  title: '订单：各账号的演示订单',
  description:
    'The demo accounts have their orders, super one in every state, from 60001 on; where there are orders, nothing is added.',
  defaults: {},
  run(context) {
    const { db, now } = context;
    for (const before of [personasSeeded, goodsOnSale, publicationsMade, walletsFilled]) {
      before.run(context, {});
    }
    if (db.orm.select({ id: orders.id }).from(orders).limit(1).get()) return {};
    const made = SEEDED_ORDERS.map((order) => ({ order, toMake: orderToMake(order) }))
      // The oldest first, so that numbers grow with time.
      .sort((a, b) => pastOf(a.toMake, now).placedAt - pastOf(b.toMake, now).placedAt)
      .map(({ order, toMake }) => {
        const orderId = makeOrder(db, toMake, now);
        addWhatFollowed(db, { orderId, order, userId: toMake.userId, now });
        return [String(orderId), `${order.account} ${order.state}`] as const;
      });
    leaveVersionsBehind(db);
    correctFaultyFiles(context);
    tellBalances(db);
    leaveOldNoticesRead(db, now);
    return Object.fromEntries(made);
  },
};

function orderToMake(order: DemoOrder): OrderToMake {
  const user = PERSONAS.find(({ account }) => account === order.account);
  const address = SEEDED_ADDRESSES.find(({ id }) => id === order.addressId);
  if (!user || !address) throw new ScenarioRefused(`a demo order of ${order.account} has no address`);
  const { street = '', zip = '' } = address;
  return {
    ...order,
    userId: user.id,
    address: { ...address, street, zip },
    lines: order.lines.map(({ work, ...line }) => ({
      ...line,
      publicationId: publicationIdOf(user.id, work),
    })),
    sinceMs: Math.round(order.hoursSince * HOUR_MS),
  };
}

interface MadeOrder {
  readonly orderId: number;
  readonly userId: number;
  readonly order: DemoOrder;
  readonly now: number;
}

function addWhatFollowed(db: Database, made: MadeOrder): void {
  const { order, orderId } = made;
  const { review, afterSale, isPartShipped } = order;
  if (review) {
    const words = { stars: review.stars, review: review.text };
    db.orm.update(orders).set(words).where(eq(orders.id, orderId)).run();
  }
  if (afterSale) addAfterSale(db, made, afterSale);
  if (isPartShipped) sendFirstLine(db, made);
}

function addAfterSale(db: Database, { orderId, userId, now }: MadeOrder, sale: DemoAfterSale): void {
  const createdAt = now - sale.hoursAgo * HOUR_MS;
  const isOpen = sale.state === 'applied';
  const { kind, state, reason, description, answer = '', amountFen = 0 } = sale;
  db.orm
    .insert(afterSales)
    .values({
      no: `S${chinaDate(createdAt).replaceAll('-', '')}${String(orderId).padStart(8, '0')}`,
      orderId,
      userId,
      ...{ kind, state, reason, description, answer, amountFen },
      createdAt,
      updatedAt: isOpen ? createdAt : createdAt + ANSWER_MS,
      dueAt: isOpen ? createdAt + ANSWER_MS : null,
    })
    .run();
  logOrder(db, { orderId, at: createdAt, actor: '会员', text: `申请售后：${reason}` });
  if (isOpen) return;
  logOrder(db, { orderId, at: createdAt + ANSWER_MS, actor: '客服', text: `售后已完成：${answer}` });
  refundOrderMoney(db, { orderId, amountFen, at: createdAt + ANSWER_MS, title: AFTER_SALE_REFUND_TITLE });
}

/** 部分发货: one parcel is on its way although the production goes on. */
function sendFirstLine(db: Database, { orderId, now }: MadeOrder): void {
  const first = db.orm.select().from(orderLines).where(eq(orderLines.orderId, orderId)).get();
  if (!first) return;
  const shippedAt = now - HOUR_MS / 4;
  const contents = `《${first.publicationName}》× ${first.count}`;
  const trackingNo = `DESK${String(orderId).padStart(8, '0')}1`;
  db.orm.insert(parcels).values({ orderId, carrier: '中通快递', trackingNo, contents, shippedAt }).run();
  logOrder(db, { orderId, at: shippedAt, actor: '印厂', text: `${contents} 已先行发出` });
}

/** What was told of the wallets in the order of the making is told in the order of time. */
function tellBalances(db: Database): void {
  db.sqlite.exec(`
    UPDATE wallet_entries SET balance_fen = told.fen FROM (
      SELECT id, sum(amount_fen) OVER (PARTITION BY user_id ORDER BY at, id) AS fen FROM wallet_entries
    ) AS told WHERE told.id = wallet_entries.id`);
}

/** The member has put the faulty files right already, so that they can take the place of the ordered ones. */
function correctFaultyFiles(context: ScenarioContext): void {
  const faulty = context.db.orm
    .select({ publicationId: orderLines.publicationId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.state, 'checking_failed'))
    .all();
  for (const { publicationId } of faulty) {
    publicationChanged.run(context, { publicationID: String(publicationId) });
  }
}

/** A version is older than the order that prints it, although the publication may have changed since. */
function leaveVersionsBehind(db: Database): void {
  const before = sql`(SELECT created_at FROM orders WHERE orders.id = order_lines.order_id) - ${26 * HOUR_MS}`;
  db.orm
    .update(orderLines)
    .set({ versionAt: sql`min(version_at, ${before})` })
    .run();
}
