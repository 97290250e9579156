import type { Output } from '#contracts/operations.ts';
import { fileAddress } from '#contracts/rules/files/file-address.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { fileProblemsOf } from '#contracts/rules/orders/file-problems.ts';
import type { InvoiceWish } from '#contracts/rules/orders/invoice-fields.ts';
import { canDo } from '#contracts/rules/orders/order-actions.ts';
import { freightLabel } from '#contracts/rules/orders/order-preview.ts';
import { PRODUCTION_STAGES } from '#contracts/rules/orders/order-times.ts';
import {
  AFTER_SALE_KIND_TEXTS,
  AFTER_SALE_STATE_TEXTS,
  CHANNEL_NAMES,
  deliveryName,
  paymentStateText,
} from '#contracts/rules/orders/order-words.ts';
import { problemPlace } from '#contracts/rules/orders/problem-place.ts';
import { partsOf } from '#contracts/rules/parcels/order-parts.ts';
import type { Database } from '#db/client.ts';
import { userById } from '#db/queries/account/users.ts';
import {
  type AfterSaleRow,
  changedFiles,
  type OrderLogRow,
  type OrderPaymentRow,
  type OrderRead,
  type OrderRow,
  orderLogsOf,
  paymentsOfOrders,
} from '#db/queries/orders/order-reading.ts';
import { printedBook } from '#db/queries/publications/reading.ts';
import { actionFacts, frozenAddress, moment, orderCard, replaceUntilOf, wayOf } from './order-card.ts';
import { orderTimeline } from './order-timeline.ts';

type Detail = Extract<Output<'OrderServiceMag.getOrderDetail'>, { code: 0 }>['data'];

/** Everything about an order (订单详情). */
export function orderDetail(db: Database, read: OrderRead, now: number): Detail {
  const { order } = read;
  const logs = orderLogsOf(db, order.id);
  return {
    ...orderCard(read, now),
    address: frozenAddress(read),
    delivery: { code: order.delivery, name: deliveryName(order.delivery) },
    remark: order.remark,
    reason: order.reason,
    invoice: invoiceOf(order),
    ladder: ladderOf(order),
    timeline: orderTimeline(read, logs),
    diary: logs.filter(({ stage }) => stage !== '').map(diaryEntry),
    parcels: parcelViews(read, now),
    payments: paymentsOfOrders(db, [order.id]).map((payment) => paymentView(db, payment, order.userId)),
    files: filesOf(db, read, now),
    fileProblems: problemsOf(db, read),
    replaceUntil: replaceUntilOf(order, now),
    afterSales: read.afterSales.map(afterSaleView),
    review: { stars: order.stars, text: order.review, photos: order.reviewPhotos.map(fileAddress) },
    logs: logs.map(({ at, actor, text }) => ({ at: moment(at), actor, text })),
  };
}

function problemsOf(db: Database, { order, lines }: OrderRead): Detail['fileProblems'] {
  return fileProblemsOf(order.fileProblems).map((problem) => {
    const { lineId, level, page, text } = problem;
    const line = lines.find(({ id }) => id === lineId);
    const book = line ? printedBook(db, line) : null;
    const isOnPage = book !== null && page > 0 && page <= book.pageNum;
    const box = isOnPage ? problemPlace(problem, { ...book, page: book.page(page) }) : undefined;
    return { lineID: String(lineId), level, page, text, ...(box ? { box } : {}) };
  });
}

function invoiceOf({ invoice }: OrderRow): Detail['invoice'] {
  const none: Detail['invoice'] = { kind: 'none', title: '', taxNo: '', email: '' };
  if (invoice === '') return none;
  const { kind, title, taxNo, email, special }: InvoiceWish = { ...none, ...JSON.parse(invoice) };
  return { kind, title, taxNo, email, type: special ? 'special' : 'normal' };
}

/** How the frozen amounts lead to what was to be paid (价格明细); what is nothing has no line. */
function ladderOf(order: OrderRow): Detail['ladder'] {
  const minus = [
    { key: 'quantity', label: '满量优惠', fen: order.quantitySavedFen },
    { key: 'coupon', label: '优惠券', fen: order.couponFen },
  ] as const;
  const parts = partsOf(order).length;
  return [
    { key: 'goods', label: '商品原价', sign: 'plus', amount: formatFen(order.goodsTotalFen) },
    ...minus
      .filter(({ fen }) => fen > 0)
      .map(({ key, label, fen }) => ({ key, label, sign: 'minus' as const, amount: formatFen(fen) })),
    {
      key: 'freight',
      label: parts > 0 ? freightLabel(order.freightFen, parts) : '运费',
      sign: 'plus',
      amount: formatFen(order.freightFen),
    },
    { key: 'pay', label: '应付', sign: 'sum', amount: formatFen(order.payTotalFen) },
  ];
}

function diaryEntry({ at, stage, text }: OrderLogRow): Detail['diary'][number] {
  const stageName = PRODUCTION_STAGES.find(({ key }) => key === stage)?.name ?? stage;
  return { at: moment(at), stage, stageName, text, photoPath: `/media/workshop/${stage}.svg` };
}

function parcelViews(read: OrderRead, now: number): Detail['parcels'] {
  return read.parcels.map((parcel) => {
    const { stateText, tracks } = wayOf(read, parcel, now);
    return {
      ID: String(parcel.id),
      carrier: parcel.carrier,
      trackingNo: parcel.trackingNo,
      contents: parcel.contents,
      ...(parcel.part > 0 ? { part: parcel.part } : {}),
      shippedAt: moment(parcel.shippedAt),
      stateText,
      tracks: tracks.map(({ at, text }) => ({ at: moment(at), text })),
    };
  });
}

function paymentView(db: Database, payment: OrderPaymentRow, customerId: number): Detail['payments'][number] {
  const team = payment.userId === customerId ? '' : (userById(db, payment.userId)?.nick ?? '');
  return {
    payNo: payment.no,
    channel: payment.channel,
    channelName: team === '' ? CHANNEL_NAMES[payment.channel] : `企业付款（${team}的团队账户）`,
    amount: formatFen(payment.ofOrderFen),
    state: payment.state,
    stateText: paymentStateText(payment),
    at: moment(payment.settledAt ?? payment.createdAt),
    payer: payment.payer,
    serialNo: payment.serialNo,
    slipPath: fileAddress(payment.slipHash),
  };
}

function filesOf(db: Database, read: OrderRead, now: number): Detail['files'] {
  const isOpen = canDo('replaceFile', actionFacts(read, now));
  const changed = isOpen ? changedFiles(db, read) : new Set();
  return read.lines.map((line) => ({
    lineID: String(line.id),
    name: line.publicationName,
    version: line.fileVersion,
    versionAt: moment(line.versionAt),
    canReplace: changed.has(line.id) ? 'Y' : 'N',
  }));
}

function afterSaleView(sale: AfterSaleRow): Detail['afterSales'][number] {
  return {
    afterSaleNo: sale.no,
    kind: sale.kind,
    kindText: AFTER_SALE_KIND_TEXTS[sale.kind],
    ...(sale.part > 0 ? { part: sale.part } : {}),
    reason: sale.reason,
    description: sale.description,
    state: sale.state,
    stateText: AFTER_SALE_STATE_TEXTS[sale.state],
    amount: formatFen(sale.amountFen),
    answer: sale.answer,
    at: moment(sale.createdAt),
    canWithdraw: sale.state === 'applied' ? 'Y' : 'N',
    photos: sale.photos.map(fileAddress),
  };
}
