import type { Output } from '#contracts/operations.ts';
import type { FrozenAddress } from '#contracts/rules/address/frozen-address.ts';
import { maskedMobile } from '#contracts/rules/address/masked-mobile.ts';
import { regionText } from '#contracts/rules/address/region-text.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { orderTitle } from '#contracts/rules/orders/order-title.ts';
import { deliveryName } from '#contracts/rules/orders/order-words.ts';
import { namesOfParts, partsOf } from '#contracts/rules/parcels/order-parts.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { invoiceTitleOf } from '#db/queries/orders/last-invoices.ts';
import type { OrderRead } from '#db/queries/orders/order-reading.ts';

type OrderToPay = Extract<Output<'PayServiceMag.getPayOptions'>, { code: 0 }>['data']['orders'][number];

/** Enough to recognise an order by; the whole of it is in the orders. */
const WORKS_SHOWN = 3;

/** An order on the page where it is paid (待付订单): what is printed, for how much and who gets it. */
export function wireOrder({ order, lines }: OrderRead): OrderToPay {
  return {
    orderNo: order.no,
    title: orderTitle(lines.map((line) => ({ ...line, name: line.publicationName }))),
    invoiceTitle: invoiceTitleOf(order),
    payTotal: formatFen(order.payTotalFen),
    expiresAt: new Date(order.expiresAt).toISOString(),
    works: lines.slice(0, WORKS_SHOWN).map(({ publicationName, artId, opusCode }) => ({
      name: publicationName,
      photoPath: coverAddress(artId),
      opusCode,
    })),
    receiver: receiverOf(order),
  };
}

/** Who gets an order, where and how (收货人). */
export function receiverOf(order: OrderRead['order']): OrderToPay['receiver'] {
  const parts = partsOf(order);
  const delivery = deliveryName(order.delivery);
  if (parts.length > 0) {
    const name = namesOfParts(parts);
    const address = parts.map((part) => `${part.address.name}：${addressText(part.address)}`).join('；');
    return { name, mobile: '', delivery, address };
  }
  return {
    name: order.receiverName,
    mobile: maskedMobile(order.receiverMobile),
    delivery,
    address: addressText(JSON.parse(order.address)),
  };
}

/** Where the books go, as it is written on a parcel. */
function addressText(frozen: Partial<FrozenAddress>): string {
  const { province = '', city = '', district = '', street = '', detail = '' } = frozen;
  return `${regionText({ province, city, district })}${street}${detail}`;
}
