import { and, eq } from 'drizzle-orm';
import type { Arrival } from '#contracts/rules/orders/arrival.ts';
import type { Database } from '../../client.ts';
import { orderLines, orders, publications } from '../../schema/index.ts';
import type { AddressRow } from '../account/addresses.ts';
import { type Actor, fileProblemsOf, logOrder, type OrderRow } from './order-machine.ts';
import type { OrderLineRow } from './order-reading.ts';

/** So soon at the latest the check comes when somebody urges it. */
const URGED_CHECK_MS = 10 * 60_000;

interface AddressChange {
  readonly orderId: number;
  readonly address: AddressRow;
  /** When it comes to the new address. */
  readonly arrival: Arrival;
  readonly at: number;
}

/** 修改地址: the frozen address gives way to another one. */
export function changeOrderAddress(db: Database, { orderId, address, arrival, at }: AddressChange): void {
  const { name, mobile, province, city, district, street, detail, zip } = address;
  const frozen = JSON.stringify({ name, mobile, province, city, district, street, detail, zip });
  const change = {
    address: frozen,
    receiverName: name,
    receiverMobile: mobile,
    expectedFrom: arrival.from,
    expectedTo: arrival.to,
  };
  const text = `收货地址改为 ${province}${city === province ? '' : city}${district}，收货人 ${name}`;
  changeOrder(db, { orderId, at, change, log: [['会员', text]] });
}

/** 替换文件: the line prints the present version from now on; what the check finds in the whole order then. */
export function replaceOrderFile(
  db: Database,
  { order, line }: { order: OrderRow; line: OrderLineRow | undefined },
): { fileProblems: string; name: string } | 'no-line' | 'no-publication' | 'other-pages' | 'same-version' {
  if (!line) return 'no-line';
  const own = and(eq(publications.id, line.publicationId), eq(publications.ownerId, order.userId));
  const publication = db.orm.select().from(publications).where(own).get();
  if (!publication) return 'no-publication';
  if (publication.pageNum !== line.pageNum) return 'other-pages';
  const { name, author, artId, updatedAt } = publication;
  if (updatedAt === line.versionAt) return 'same-version';
  db.orm
    .update(orderLines)
    .set({ publicationName: name, author, artId, versionAt: updatedAt, fileVersion: line.fileVersion + 1 })
    .where(eq(orderLines.id, line.id))
    .run();
  // A version that was changed since is trusted to be right: the same pages are not found faulty twice.
  const others = fileProblemsOf(order.fileProblems).filter(({ lineId }) => lineId !== line.id);
  return { fileProblems: JSON.stringify(others), name };
}

/** 催审: the check comes first in the queue. */
export function urgeCheck(db: Database, { order, at }: { order: OrderRow; at: number }): void {
  const dueAt = Math.min(order.dueAt ?? Number.POSITIVE_INFINITY, at + URGED_CHECK_MS);
  changeOrder(db, {
    orderId: order.id,
    at,
    change: { urgedAt: at, dueAt },
    log: [
      ['会员', '催促审稿'],
      ['审稿员', '已收到，十分钟内给您结果'],
    ],
  });
}

/** 知晓延期. */
export function seeDelay(db: Database, { orderId, at }: { orderId: number; at: number }): void {
  changeOrder(db, { orderId, at, change: { delaySeenAt: at }, log: [['会员', '已知晓生产延期']] });
}

/** 评价. */
export function saveReview(
  db: Database,
  { orderId, at, ...change }: { orderId: number; stars: number; review: string; at: number },
): void {
  changeOrder(db, { orderId, at, change, log: [['会员', `评价 ${change.stars} 星`]] });
}

interface Change {
  readonly orderId: number;
  readonly at: number;
  readonly change: Partial<OrderRow>;
  readonly log: readonly (readonly [actor: Actor, text: string])[];
}

/** A change that does not move the order, together with its sentences in the log. */
function changeOrder(db: Database, { orderId, at, change, log }: Change): void {
  db.sqlite.transaction(() => {
    db.orm.update(orders).set(change).where(eq(orders.id, orderId)).run();
    for (const [actor, text] of log) logOrder(db, { orderId, at, actor, text });
  })();
}

/** 删除订单: nobody sees it any more. */
export function hideOrder(db: Database, { orderId, at }: { orderId: number; at: number }): void {
  db.orm.update(orders).set({ deletedAt: at }).where(eq(orders.id, orderId)).run();
}
