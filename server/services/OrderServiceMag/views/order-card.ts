import type { Output } from '#contracts/operations.ts';
import { maskedMobile } from '#contracts/rules/address/masked-mobile.ts';
import { regionText } from '#contracts/rules/address/region-text.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { type ActionFacts, orderActions } from '#contracts/rules/orders/order-actions.ts';
import { orderProgress } from '#contracts/rules/orders/order-progress.ts';
import { afterSaleText, deliveryName, nextText, stateText } from '#contracts/rules/orders/order-words.ts';
import { namesOfParts, paidForPart, partsOf } from '#contracts/rules/parcels/order-parts.ts';
import { isOverseasProvince, type ParcelWay, parcelWay } from '#contracts/rules/parcels/parcel-tracks.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import {
  type OrderLineRead,
  type OrderRead,
  type OrderRow,
  openAfterSaleOf,
  type ParcelRow,
} from '#db/queries/orders/order-reading.ts';

export type OrderCard = Extract<Output<'OrderServiceMag.getOrderList'>, { code: 0 }>['data']['list'][number];
type OrderPart = NonNullable<OrderCard['parts']>[number];
type Detail = Extract<Output<'OrderServiceMag.getOrderDetail'>, { code: 0 }>['data'];

/** An order as the list shows it (订单卡片). */
export function orderCard(read: OrderRead, now: number): OrderCard {
  const { order } = read;
  const address = frozenAddress(read);
  const parts = partsOf(order);
  const provinces = parts.length > 0 ? parts.map((part) => part.address.province) : [address.province];
  return {
    orderNo: order.no,
    state: order.state,
    stateText: stateText(order.state, read.held),
    nextText: nextTextOf(read, now),
    createdAt: moment(order.createdAt),
    expiresAt: order.state === 'unpaid' ? moment(order.expiresAt) : '',
    payTotal: formatFen(order.payTotalFen),
    lines: read.lines.map(orderLine),
    progress: wireProgress(read),
    expectedFrom: order.expectedFrom,
    expectedTo: order.expectedTo,
    receiver: {
      name: parts.length > 0 ? namesOfParts(parts) : order.receiverName,
      mobile: maskedMobile(address.mobile),
      region: regionOf(order, address, parts.length),
    },
    ...(parts.length > 0 ? { parts: partViews(read, now) } : {}),
    isOverseas: provinces.some(isOverseasProvince) ? 'Y' : 'N',
    isPartShipped: read.parcels.length > 0 && order.shippedAt === null ? 'Y' : 'N',
    afterSaleText: afterSaleText(read.afterSales.at(-1)?.state ?? null),
    handleOption: orderActions(actionFacts(read, now)),
    replaceUntil: replaceUntilOf(order, now),
  };
}

function regionOf({ delivery }: OrderRow, address: Detail['address'], parts: number): string {
  if (parts > 0) return `${parts} 个地址`;
  return delivery === 'pickup' ? deliveryName(delivery) : regionText(address);
}

/** What goes to each of several addresses, and how far it has come (分寄). */
function partViews(read: OrderRead, now: number): OrderPart[] {
  return partsOf(read.order).map(({ address, copies, freightFen, from, to }, place) => {
    const part = place + 1;
    const sent = read.parcels.filter((parcel) => parcel.part === part);
    const ways = sent.map((parcel) => wayOf(read, parcel, now));
    const way = ways.find(({ isDelivered }) => !isDelivered) ?? ways.at(-1);
    return {
      part,
      name: address.name,
      mobile: maskedMobile(address.mobile),
      region: regionText(address),
      detail: `${address.street}${address.detail}`,
      copies: read.lines
        .map(({ id }, at) => ({ lineID: String(id), count: copies[at] ?? 0 }))
        .filter(({ count }) => count > 0),
      freight: formatFen(freightFen),
      paid: formatFen(paidForPart(read.order, part)),
      expectedFrom: from,
      expectedTo: to,
      stateText: way?.stateText ?? '',
    };
  });
}

/** Until when the file can still be replaced; empty once that does not count any more. */
export function replaceUntilOf({ state, replaceUntil }: OrderRow, now: number): string {
  return state === 'paid' && replaceUntil !== null && now < replaceUntil ? moment(replaceUntil) : '';
}

/** What decides about the buttons of an order. */
export function actionFacts(read: OrderRead, now: number): ActionFacts {
  const { order } = read;
  const open = openAfterSaleOf(read);
  return {
    state: order.state,
    doneAt: order.doneAt,
    isDelaySeen: order.delaySeenAt !== null,
    isReviewed: order.stars > 0,
    openAfterSale: open && (open.state === 'applied' ? 'applied' : 'running'),
    held: read.held,
    isPickup: order.delivery === 'pickup',
    now,
  };
}

/** Of several receivers the one of the first address. */
function receiverOf(order: OrderRow, first: Partial<Detail['address']>): { name: string; mobile: string } {
  if (partsOf(order).length === 0) return { name: order.receiverName, mobile: order.receiverMobile };
  return { name: first.name ?? '', mobile: first.mobile ?? '' };
}

/** The address as it was when the order was placed. */
export function frozenAddress({ order }: OrderRead): Detail['address'] {
  const known: Partial<Detail['address']> = JSON.parse(order.address);
  const { province = '', city = '', district = '', street = '', detail = '', zip = '' } = known;
  const { name, mobile } = receiverOf(order, known);
  return { name, mobile, province, city, district, street, detail, zip };
}

export function wayOf(read: OrderRead, parcel: ParcelRow, now: number): ParcelWay {
  const { province, city } = partsOf(read.order)[parcel.part - 1]?.address ?? frozenAddress(read);
  const { delivery, doneAt } = read.order;
  return parcelWay({
    shippedAt: parcel.shippedAt,
    delivery,
    province,
    city,
    receivedAt: doneAt,
    now,
  });
}

export function moment(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

function nextTextOf(read: OrderRead, now: number): string {
  const { order } = read;
  const arrivals = read.parcels.map((parcel) => wayOf(read, parcel, now).arrivesAt);
  const open = openAfterSaleOf(read);
  return nextText({
    state: order.state,
    stage: order.stage,
    dueAt: order.dueAt,
    wantsProof: order.wantsProof === 'Y',
    reason: order.reason,
    delivery: order.delivery,
    arrivesAt: arrivals.length === 0 ? null : Math.max(...arrivals),
    doneAt: order.doneAt,
    openAfterSale: open && { state: open.state, dueAt: open.dueAt },
    held: read.held,
    now,
  });
}

function wireProgress({ order }: OrderRead): OrderCard['progress'] {
  const { percent, stages } = orderProgress({ ...order, wantsProof: order.wantsProof === 'Y' });
  return { percent, stages: [...stages] };
}

function orderLine(line: OrderLineRead): OrderCard['lines'][number] {
  return {
    lineID: String(line.id),
    publicationID: String(line.publicationId),
    opusCode: line.opusCode,
    goodsID: String(line.goodsId),
    photoPath: coverAddress(line.artId),
    clientDesignName: line.publicationName,
    goodsName: line.goodsName,
    showPageNum: line.showPageNum,
    count: line.count,
    unitPrice: formatFen(line.unitPriceFen),
    totalPrice: formatFen(line.totalFen),
    options: JSON.parse(line.options),
    remarkinfo: line.remark,
    fileVersion: line.fileVersion,
    isWorkChanged: line.isWorkChanged ? 'Y' : 'N',
  };
}
