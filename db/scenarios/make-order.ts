import { eq, max } from 'drizzle-orm';
import { datedNumber } from '#contracts/rules/dated-number.ts';
import { orderPayment } from '#contracts/rules/money-ledger/postings.ts';
import { type FileProblem, fileProblemsOf } from '#contracts/rules/orders/file-problems.ts';
import type { InvoiceWish } from '#contracts/rules/orders/invoice-fields.ts';
import { acceptedText, knownProblems, knownText } from '#contracts/rules/orders/known-problems.ts';
import { chooseForOrder } from '#contracts/rules/orders/order-draft.ts';
import type { FrozenAddress } from '#contracts/rules/orders/order-edits.ts';
import type { LineToOrder } from '#contracts/rules/orders/order-reckoning.ts';
import { type Channel, PAYMENT_MESSAGES, paidSentence } from '#contracts/rules/payment/payment-states.ts';
import type { DeliveryCode } from '#contracts/rules/price/delivery.ts';
import type { Database } from '../client.ts';
import { goodsWithSteps } from '../queries/cart/goods.ts';
import { applyOrderEvent, type Happening, logOrder } from '../queries/orders/order-machine.ts';
import { placeOrder } from '../queries/orders/order-placing.ts';
import { reckonOrder } from '../queries/orders/order-reckoning.ts';
import { findingsNow } from '../queries/publications/preflight.ts';
import { book } from '../queries/wallet/ledger.ts';
import { orders, paymentOrders, payments, publications } from '../schema/index.ts';
import { doneOrRefuse } from './find.ts';
import { withChosen } from './insert-cart-line.ts';
import { type HistoryGoal, type PastEvent, pastOf } from './order-history.ts';
import { spoiledFile } from './spoiled-file.ts';
import { ScenarioRefused } from './types.ts';

/** The payments of demo orders count from 75001. */
const LAST_PAYMENT_ID_BEFORE = 75_000;
/** How long a line that is known to have problems lay in the cart. */
const IN_CART_MS = 12 * 60_000;

export interface LineToMake {
  readonly publicationId: number;
  readonly goodsId: number;
  readonly count: number;
  /** Codes chosen instead of the product's defaults. */
  readonly chosen?: readonly string[];
  readonly remark?: string;
}

export interface OrderToMake extends HistoryGoal {
  readonly userId: number;
  readonly lines: readonly LineToMake[];
  readonly address: FrozenAddress;
  readonly delivery?: DeliveryCode;
  readonly channel?: Channel;
  /** The part that the wallet paid. */
  readonly wallet?: { readonly principalFen: number; readonly bonusFen: number };
  readonly invoice?: InvoiceWish;
  readonly remark?: string;
  /** Must be one that the order can use at the time at which it is placed. */
  readonly couponId?: number | null;
  /** How long ago it came into its state. */
  readonly sinceMs: number;
  /** Why it was cancelled, given back or delayed. */
  readonly reason?: string;
}

/** Places an order in the past and lets everything happen to it that leads to its state. Answers its id. */
export function makeOrder(db: Database, order: OrderToMake, now: number): number {
  const { userId, address, delivery = 'standard', remark = '', invoice = null, couponId = null } = order;
  const wantsProof = order.wantsProof || order.state === 'proofing' ? 'Y' : 'N';
  const { placedAt: at, events } = pastOf(order, now);
  const lines = order.lines.map((line) => lineToOrder(db, userId, line));
  const reckoning = reckonOrder(db, { userId, lines, province: address.province, now: at });
  const couponID = couponId === null ? 'none' : String(couponId);
  const priced = doneOrRefuse(chooseForOrder(reckoning, { delivery, couponID }));
  const toPlace = { userId, now: at, priced, address, remark, invoice, wantsProof } as const;
  // Only an order that fails its check has problems, whatever the work of another one is.
  const check = order.isAccepted ? findingsNow : () => [];
  const { id: orderId } = doneOrRefuse(placeOrder(db, toPlace, [], check));
  if (order.isAccepted) logKnown(db, { orderId, userId, at });
  for (const past of events) letHappen(db, order, { orderId, ...past });
  return orderId;
}

/** 知晓并继续, as it was said when the line went into the cart. */
function logKnown(db: Database, placed: { orderId: number; userId: number; at: number }): void {
  const { orderId, userId: memberId, at } = placed;
  const known = knownProblems(problemsOf(db, orderId), { memberId, at: at - IN_CART_MS });
  if (known) logOrder(db, { orderId, at, actor: '会员', text: knownText(known, at) });
}

function problemsOf(db: Database, orderId: number): readonly FileProblem[] {
  const { fileProblems } = orders;
  const row = db.orm.select({ fileProblems }).from(orders).where(eq(orders.id, orderId)).get();
  return fileProblemsOf(row?.fileProblems ?? '[]');
}

function lineToOrder(db: Database, userId: number, line: LineToMake): LineToOrder {
  const { publicationId, goodsId, count, chosen = [], remark = '' } = line;
  const publication = db.orm.select().from(publications).where(eq(publications.id, publicationId)).get();
  const goods = goodsWithSteps(db, goodsId);
  if (publication?.ownerId !== userId || !goods) {
    throw new ScenarioRefused(`member ${userId} has no publication ${publicationId} for goods ${goodsId}`);
  }
  const selections = withChosen(goods, chosen);
  return { publicationId, goods, pageNum: publication.pageNum, count, selections, remark };
}

function letHappen(
  db: Database,
  order: OrderToMake,
  past: { orderId: number; at: number; event: PastEvent['event'] },
): void {
  const happening: Happening = { ...past, ...wordsOf(db, order, past) };
  doneOrRefuse(applyOrderEvent(db, happening));
}

/** What is said about an event of this very order beyond the usual sentence. */
function wordsOf(
  db: Database,
  order: OrderToMake,
  { orderId, at, event }: { orderId: number; at: number; event: PastEvent['event'] },
): Partial<Happening> {
  const { reason = '' } = order;
  switch (event) {
    case 'pay':
      return { text: payFor(db, order, { orderId, at }), ...(!order.isAccepted && { fileProblems: '[]' }) };
    case 'fail-check':
      return order.isAccepted ? {} : { fileProblems: spoiledFile(db, orderId, at) };
    case 'accept-file':
      return { text: acceptedText(problemsOf(db, orderId)) };
    case 'cancel':
    case 'ask-refund':
      return reason === ''
        ? {}
        : { reason, text: `${event === 'cancel' ? '取消订单' : '申请退款'}：${reason}` };
    case 'expire':
      return { reason: '超过付款时间' };
    case 'delay':
      return { reason, text: `生产延期：${reason}` };
    default:
      return {};
  }
}

/** A payment as it is after everything went well; the sentence that the order's log has of it. */
function payFor(db: Database, order: OrderToMake, { orderId, at }: { orderId: number; at: number }): string {
  const { userId, channel = 'weixin', wallet = { principalFen: 0, bonusFen: 0 } } = order;
  const row = db.orm
    .select({ payTotalFen: orders.payTotalFen, couponFen: orders.couponFen, expiresAt: orders.expiresAt })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get();
  const amountFen = row?.payTotalFen ?? 0;
  const last = db.orm
    .select({ id: max(payments.id) })
    .from(payments)
    .get();
  const id = Math.max(last?.id ?? 0, LAST_PAYMENT_ID_BEFORE) + 1;
  const no = datedNumber('P', at, id);
  const payment = db.orm
    .insert(payments)
    .values({
      id,
      no,
      userId,
      channel,
      state: 'succeeded',
      amountFen,
      walletPrincipalFen: wallet.principalFen,
      walletBonusFen: wallet.bonusFen,
      // Nobody can pay it again, so its code need not be a secret; it only has to be the only one.
      codeToken: no,
      expiresAt: row?.expiresAt ?? at,
      message: PAYMENT_MESSAGES.succeeded,
      createdAt: at - 90_000,
      settledAt: at,
    })
    .returning()
    .get();
  db.orm.insert(paymentOrders).values({ paymentId: id, orderId, amountFen }).run();
  const sold = [{ id: orderId, shareFen: amountFen, couponFen: row?.couponFen ?? 0 }];
  const postings = orderPayment(payment, sold, 0);
  book(db, { userId, kind: 'pay', title: '印刷订单付款', paymentId: id, at, postings });
  return paidSentence(payment);
}
