import { type FrozenAddress, freezeAddress } from '../address/frozen-address.ts';
import { datedNumber } from '../dated-number.ts';
import { freezeParts } from '../parcels/order-parts.ts';
import { pagesText } from '../print/goods-line.ts';
import type { InvoiceWish } from './invoice-fields.ts';
import type { PricedOrder } from './order-draft.ts';
import type { LogSentence } from './order-moves.ts';
import type { PricedLine } from './order-reckoning.ts';
import { dueOf, PAY_WITHIN_MS } from './order-times.ts';

/** Everything an order is made of, with the prices shown to the customer. */
export interface OrderToPlace {
  readonly userId: number;
  /** The moment of ordering, from which all its times count. */
  readonly now: number;
  readonly priced: PricedOrder;
  readonly address: FrozenAddress;
  readonly wantsWallet?: 'Y' | 'N';
  readonly wantsProof?: 'Y' | 'N';
  readonly invoice?: InvoiceWish | null;
  readonly remark?: string;
}

export const PLACED: LogSentence = { actor: '会员', text: '提交订单', state: 'unpaid' };

/** A new order (下单), under its id. */
export function placedOrder(id: number, order: OrderToPlace) {
  const { userId, now, address } = order;
  const { delivery, money, parts } = order.priced;
  const receivers = parts.length > 0 ? parts.map((part) => part.address) : [address];
  const wantsProof = order.wantsProof ?? 'N';
  const expiresAt = now + PAY_WITHIN_MS;
  const state = 'unpaid';
  const due = dueOf({
    state,
    stage: '',
    since: now,
    expiresAt,
    wantsProof: wantsProof === 'Y',
    hasFileErrors: false,
  });
  return {
    id,
    no: datedNumber('', now, id),
    userId,
    state,
    dueAt: due?.at ?? null,
    dueEvent: due?.event ?? '',
    address: freezeAddress(address),
    // Of all receivers, because orders are searched by them.
    receiverName: receivers.map(({ name }) => name).join('、'),
    receiverMobile: receivers.map(({ mobile }) => mobile).join('、'),
    parts: freezeParts(parts),
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
    invoice: order.invoice && order.invoice.kind !== 'none' ? JSON.stringify(order.invoice) : '',
    remark: order.remark ?? '',
    createdAt: now,
    expiresAt,
  } as const;
}

interface PublicationToPrint {
  readonly id: number;
  readonly name: string;
  readonly author: string;
  readonly artId: string;
  readonly type: string;
  readonly updatedAt: number;
}

/** A line of the order, with a copy of what it prints. */
export function placedLine(line: PricedLine, publication: PublicationToPrint) {
  return {
    publicationId: publication.id,
    publicationName: publication.name,
    author: publication.author,
    artId: publication.artId,
    publicationType: publication.type,
    versionAt: publication.updatedAt,
    goodsId: line.goods.id,
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
  };
}
