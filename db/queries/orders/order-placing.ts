import { and, eq, inArray, max } from 'drizzle-orm';
import type { InvoiceWish } from '#contracts/rules/orders/invoice-fields.ts';
import { orderMoney } from '#contracts/rules/orders/order-preview.ts';
import { dueOf, PAY_WITHIN_MS } from '#contracts/rules/orders/order-times.ts';
import type { DeliveryCode } from '#contracts/rules/price/delivery.ts';
import { preflightOf } from '#contracts/rules/print/preflight.ts';
import { chinaDate } from '../../civil-date.ts';
import type { Database } from '../../client.ts';
import type { YesNo } from '../../schema/columns.ts';
import { cartLines, orderLines, orders, publications } from '../../schema/index.ts';
import { pagesText } from '../cart/cart.ts';
import { spendCoupon } from '../payment/user-coupons.ts';
import { type fileProblemsOf, logOrder } from './order-machine.ts';
import { type LineToOrder, type PricedLine, type Reckoning, reckonOrder } from './order-reckoning.ts';

/** Orders count from 60001, so that no other id looks like theirs. */
const LAST_ID_BEFORE = 60_000;

export type FileProblem = ReturnType<typeof fileProblemsOf>[number];

/** 收货地址 as an order keeps it. */
export interface AddressSnapshot {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly detail: string;
  readonly zip: string;
}

/** Everything an order is made of. The caller has checked it; what cannot be is an exception. */
export interface OrderToPlace {
  readonly userId: number;
  /** The moment of ordering; all its prices and times count from it. */
  readonly now: number;
  readonly lines: readonly LineToOrder[];
  /** The cart lines that these were; they leave the cart for good. */
  readonly cartLineIds?: readonly number[];
  readonly address: AddressSnapshot;
  readonly delivery: DeliveryCode;
  readonly couponId?: number | null;
  readonly wantsWallet?: YesNo;
  readonly wantsProof?: YesNo;
  readonly invoice?: InvoiceWish | null;
  readonly remark?: string;
}

/** Places an order (下单) and answers its id. Publications, options, prices and address are copied into it. */
export function placeOrder(db: Database, order: OrderToPlace): number {
  return db.sqlite.transaction(() => {
    const { userId, now, address } = order;
    const reckoning = reckonOrder(db, { ...order, province: address.province });
    const orderId = insertOrder(db, order, reckoning);
    const problems = reckoning.lines.flatMap((line, place) => insertLine(db, orderId, line, place + 1));
    db.orm
      .update(orders)
      .set({ fileProblems: JSON.stringify(problems) })
      .where(eq(orders.id, orderId))
      .run();
    if (order.couponId) {
      const use = { userId, couponId: order.couponId, orderId, now };
      if (!spendCoupon(db, use)) throw new RangeError(`coupon ${order.couponId} was used meanwhile`);
    }
    takeFromCart(db, userId, order.cartLineIds ?? []);
    logOrder(db, { orderId, at: now, actor: '会员', text: '提交订单', state: 'unpaid' });
    return orderId;
  })();
}

/** What the customer is told of a placed order. */
export function placedOrder(
  db: Database,
  orderId: number,
): Pick<typeof orders.$inferSelect, 'no' | 'payTotalFen' | 'expiresAt'> {
  const row = db.orm
    .select({ no: orders.no, payTotalFen: orders.payTotalFen, expiresAt: orders.expiresAt })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get();
  if (!row) throw new RangeError(`there is no order ${orderId}`);
  return row;
}

function insertOrder(db: Database, order: OrderToPlace, reckoning: Reckoning): number {
  const { userId, now, address } = order;
  const delivery = reckoning.deliveries.find(({ code }) => code === order.delivery);
  if (!delivery?.isAvailable) throw new RangeError(`no delivery ${order.delivery} to ${address.province}`);
  const coupon = order.couponId
    ? reckoning.coupons.find((offer) => offer.coupon.id === order.couponId)
    : undefined;
  if (order.couponId && !coupon?.isUsable) throw new RangeError(`coupon ${order.couponId} cannot be used`);
  const money = orderMoney(reckoning.lines, {
    couponFen: coupon?.offFen ?? 0,
    freightFen: delivery.freightFen,
  });

  const last = db.orm
    .select({ id: max(orders.id) })
    .from(orders)
    .get();
  const id = (last?.id ?? LAST_ID_BEFORE) + 1;
  const wantsProof = order.wantsProof ?? 'N';
  const expiresAt = now + PAY_WITHIN_MS;
  const due = dueOf({
    state: 'unpaid',
    stage: '',
    since: now,
    expiresAt,
    wantsProof: wantsProof === 'Y',
    hasFileErrors: false,
  });
  const { name, mobile, province, city, district, street, detail, zip } = address;
  const invoice = order.invoice && order.invoice.kind !== 'none' ? JSON.stringify(order.invoice) : '';
  db.orm
    .insert(orders)
    .values({
      id,
      no: orderNo(id, now),
      userId,
      state: 'unpaid',
      dueAt: due?.at ?? null,
      dueEvent: due?.event ?? '',
      address: JSON.stringify({ name, mobile, province, city, district, street, detail, zip }),
      receiverName: name,
      receiverMobile: mobile,
      delivery: delivery.code,
      expectedFrom: delivery.from,
      expectedTo: delivery.to,
      goodsTotalFen: money.goodsFen,
      quantitySavedFen: money.quantitySavedFen,
      couponFen: money.couponFen,
      freightFen: money.freightFen,
      payTotalFen: money.payFen,
      wantsWallet: order.wantsWallet ?? 'N',
      wantsProof,
      invoice,
      remark: order.remark ?? '',
      createdAt: now,
      expiresAt,
    })
    .run();
  return id;
}

/** 订单号: the day in China, then the id. */
function orderNo(id: number, now: number): string {
  return `${chinaDate(now).replaceAll('-', '')}${String(id).padStart(8, '0')}`;
}

/** Answers what the file check found in it. */
function insertLine(db: Database, orderId: number, line: PricedLine, sort: number): FileProblem[] {
  const publication = db.orm.select().from(publications).where(eq(publications.id, line.publicationId)).get();
  if (!publication) throw new RangeError(`there is no publication ${line.publicationId}`);
  const { id } = db.orm
    .insert(orderLines)
    .values({
      orderId,
      sort,
      publicationId: publication.id,
      publicationName: publication.name,
      author: publication.author,
      artId: publication.artId,
      publicationType: publication.type,
      versionAt: publication.updatedAt,
      goodsId: line.goodsId,
      goodsName: line.goods.name,
      pageNum: line.pageNum,
      showPageNum: pagesText(line.pageNum),
      count: line.count,
      selections: JSON.stringify(line.selections),
      options: JSON.stringify(line.options),
      remark: line.remark,
      unitPriceFen: line.unitPriceFen,
      totalFen: line.totalFen,
      discountBasisPoints: line.discountBasisPoints,
    })
    .returning({ id: orderLines.id })
    .get();
  return fileProblemsOfLine(id, line.pageNum, publication);
}

/** 文件问题 of an order line: what the check finds in the publication that is worth stopping for. */
function fileProblemsOfLine(
  lineId: number,
  pageNum: number,
  { artId, status, widthMm, heightMm }: typeof publications.$inferSelect,
): FileProblem[] {
  return preflightOf({ artId, pageNum, status, widthMm, heightMm })
    .items.filter(({ level }) => level !== 'info')
    .map((item) => ({ lineId, ...item }));
}

/** The rows go rather than being marked, because a marked one could be restored and ordered again. */
function takeFromCart(db: Database, userId: number, lineIds: readonly number[]): void {
  if (lineIds.length === 0) return;
  const own = and(inArray(cartLines.id, [...lineIds]), eq(cartLines.userId, userId));
  const { changes } = db.orm.delete(cartLines).where(own).run();
  if (changes !== lineIds.length) throw new RangeError('a cart line to be ordered is not in the cart');
}
