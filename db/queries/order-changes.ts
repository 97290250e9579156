import { and, eq } from 'drizzle-orm';
import type { Arrival } from '#contracts/rules/arrival.ts';
import { reselect } from '#contracts/rules/reselect.ts';
import type { Database } from '../client.ts';
import { cartLines, orderLines, orders, publications } from '../schema/index.ts';
import type { AddressRow } from './addresses.ts';
import { CART_LINES_MAX, countCartLines, pagesText, type Selections } from './cart.ts';
import { goodsWithSteps } from './goods.ts';
import { fileProblemsOf, logOrder, type OrderRow } from './order-machine.ts';
import { fileProblemsOfLine } from './order-placing.ts';
import type { OrderLineRow } from './order-reading.ts';
import { linePrice, quoteChoice } from './pricing.ts';
import { printLine } from './print-line.ts';

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
  db.orm
    .update(orders)
    .set({
      address: frozen,
      receiverName: name,
      receiverMobile: mobile,
      expectedFrom: arrival.from,
      expectedTo: arrival.to,
    })
    .where(eq(orders.id, orderId))
    .run();
  const text = `收货地址改为 ${province}${city === province ? '' : city}${district}，收货人 ${name}`;
  logOrder(db, { orderId, at, actor: '会员', text });
}

/** 替换文件: the line prints the present version from now on; what the check finds in the whole order then. */
export function replaceOrderFile(
  db: Database,
  { order, line }: { order: OrderRow; line: OrderLineRow | undefined },
): { fileProblems: string; name: string } | 'no-line' | 'no-publication' | 'other-pages' {
  if (!line) return 'no-line';
  const own = and(eq(publications.id, line.publicationId), eq(publications.ownerId, order.userId));
  const publication = db.orm.select().from(publications).where(own).get();
  if (!publication) return 'no-publication';
  if (publication.pageNum !== line.pageNum) return 'other-pages';
  const { name, author, artId, updatedAt } = publication;
  db.orm
    .update(orderLines)
    .set({ publicationName: name, author, artId, versionAt: updatedAt, fileVersion: line.fileVersion + 1 })
    .where(eq(orderLines.id, line.id))
    .run();
  const others = fileProblemsOf(order.fileProblems).filter(({ lineId }) => lineId !== line.id);
  // A version that was put right since is trusted to be so: the same pages are not found faulty twice.
  const found = updatedAt === line.versionAt ? fileProblemsOfLine(line.id, line.pageNum, publication) : [];
  return { fileProblems: JSON.stringify([...others, ...found]), name };
}

/** 催审: the check comes first in the queue. */
export function urgeCheck(db: Database, { order, at }: { order: OrderRow; at: number }): void {
  const dueAt = Math.min(order.dueAt ?? Number.POSITIVE_INFINITY, at + URGED_CHECK_MS);
  db.orm.update(orders).set({ urgedAt: at, dueAt }).where(eq(orders.id, order.id)).run();
  logOrder(db, { orderId: order.id, at, actor: '会员', text: '催促审稿' });
  logOrder(db, { orderId: order.id, at, actor: '审稿员', text: '已收到，十分钟内给您结果' });
}

/** 知晓延期. */
export function seeDelay(db: Database, { orderId, at }: { orderId: number; at: number }): void {
  db.orm.update(orders).set({ delaySeenAt: at }).where(eq(orders.id, orderId)).run();
  logOrder(db, { orderId, at, actor: '会员', text: '已知晓生产延期' });
}

/** 评价. */
export function saveReview(
  db: Database,
  { orderId, at, ...words }: { orderId: number; stars: number; review: string; at: number },
): void {
  db.orm.update(orders).set(words).where(eq(orders.id, orderId)).run();
  logOrder(db, { orderId, at, actor: '会员', text: `评价 ${words.stars} 星` });
}

/** 删除订单: nobody sees it any more. */
export function hideOrder(db: Database, { orderId, at }: { orderId: number; at: number }): void {
  db.orm.update(orders).set({ deletedAt: at }).where(eq(orders.id, orderId)).run();
}

export type BoughtAgain =
  | { readonly kind: 'bought'; readonly ids: readonly number[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'full' };

interface AgainWish {
  readonly userId: number;
  readonly lines: readonly OrderLineRow[];
  /** The options and pages as ordered, or the publication as it is now. */
  readonly version: 'ordered' | 'current';
  readonly now: number;
}

/** 再次购买: puts the lines of an order into the cart, all of them or none. */
export function buyAgain(db: Database, { userId, lines, version, now }: AgainWish): BoughtAgain {
  return db.sqlite.transaction((): BoughtAgain => {
    if (countCartLines(db, userId) + lines.length > CART_LINES_MAX) return { kind: 'full' };
    const made = lines.map((line) => cartLineOf(db, { userId, line, version }));
    const refused = made.find((each) => typeof each === 'string');
    if (typeof refused === 'string') return { kind: 'refused', message: refused };
    const last = db.sqlite
      .prepare<[number], number>('SELECT max(sort) FROM cart_lines WHERE user_id = ?')
      .pluck()
      .get(userId);
    const ids = made.flatMap((line, place) => {
      if (typeof line === 'string') return [];
      const values = { ...line, userId, sort: (last ?? 0) + place + 1, updatedAt: now };
      return [db.orm.insert(cartLines).values(values).returning({ id: cartLines.id }).get().id];
    });
    return { kind: 'bought', ids };
  })();
}

function cartLineOf(
  db: Database,
  { userId, line, version }: { userId: number; line: OrderLineRow; version: AgainWish['version'] },
) {
  const own = and(eq(publications.id, line.publicationId), eq(publications.ownerId, userId));
  const publication = db.orm.select().from(publications).where(own).get();
  if (!publication) return `《${line.publicationName}》已不存在`;
  const goods = goodsWithSteps(db, line.goodsId);
  if (goods?.saleable !== 'Y') return `${line.goodsName}已下架`;
  const pageNum = version === 'current' ? publication.pageNum : line.pageNum;
  const ordered: Selections = JSON.parse(line.selections);
  const settled = reselect(printLine(goods, pageNum, ordered));
  const [impossible] = settled.impossible;
  if (impossible) return `《${line.publicationName}》：${impossible.text}`;
  const selections = Object.fromEntries(
    settled.line.buzhou.filter(({ selCnum }) => selCnum !== '').map(({ ID, selCnum }) => [ID, selCnum]),
  );
  const { count } = line;
  return {
    publicationId: publication.id,
    goodsId: goods.id,
    count,
    pageNum,
    showPageNum: pagesText(pageNum),
    selections: JSON.stringify(selections),
    remark: line.remark,
    ...linePrice(quoteChoice(goods, { pageNum, count, selections }), count),
  };
}
