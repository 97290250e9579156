import type { Input } from '#contracts/operations.ts';
import type { FrozenAddress } from '#contracts/rules/address/frozen-address.ts';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { whyNotType } from '#contracts/rules/invoices/buyer.ts';
import { ORDER_REMARK_MAX } from '#contracts/rules/limits.ts';
import { formatFen, yuanText } from '#contracts/rules/money.ts';
import { checkInvoice, type InvoiceWish } from '#contracts/rules/orders/invoice-fields.ts';
import { checkPlaceable } from '#contracts/rules/orders/order-draft.ts';
import { readSplits } from '#contracts/rules/parcels/order-parts.ts';
import { collectorProblems, PICKUP_PLACE, tidyCollector } from '#contracts/rules/parcels/pickup.ts';
import { linesToOrder } from '#db/queries/orders/order-lines-to-order.ts';
import { placeOrder } from '#db/queries/orders/order-placing.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { buyerOf, invoiceTitleNamed } from '../InvoiceServiceMag/invoice-title-view.ts';
import { typeNamed } from '../InvoiceServiceMag/read-input.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { checkFirst } from './check-first.ts';
import { draftOrder, ownAddress } from './order-draft.ts';

type Sent = Input<'OrderServiceMag.createOrder'>;

/** 提交订单: at the prices that the customer has seen, or not at all. */
export const createOrder: Handler<'OrderServiceMag.createOrder'> = upToDate(async (input, context) => {
  const { db, now, user } = context;
  const lines = linesToOrder(db, user.id, input.cartIDs);
  if (lines.kind === 'done') await checkFirst(context, lines.value);
  return once(context, 'OrderServiceMag.createOrder', input, () => {
    const invoice = invoiceOf(input, context);
    const remark = input.remark.trim();
    if (remark.length > ORDER_REMARK_MAX) {
      throw fieldRefusal('bad-remark', FORM_MESSAGES.string.max('备注', ORDER_REMARK_MAX));
    }
    const wantsWallet = yesNoOf(input.useWallet, 'bad-use-wallet', '是否使用余额');
    const wantsProof = yesNoOf(input.proof, 'bad-proof', '是否需要样稿');
    const { cartIDs, delivery } = input;
    const parts = input.parts ?? '';
    const isCollected = delivery === 'pickup' && parts === '';
    const address = isCollected ? collectedBy(input) : ownAddress(context, addrIDOf(input));
    const couponID = input.couponID || 'none';
    const draft = draftOrder(context, { cartIDs, address, parts, delivery, couponID });
    const { priced, prices } = draft;
    const { deliveries, coupon } = priced;
    doneOrRefuse(checkPlaceable({ deliveries, prices }, { delivery, priceLock: input.priceLock }));
    context.decided(`${priced.delivery.name}，运费 ${yuanText(priced.delivery.freightFen)}`);
    if (coupon) context.decided(`使用优惠券「${coupon.coupon.name}」，减 ${yuanText(coupon.offFen)}`);
    const cartLineIds = draft.lines.map(({ cart }) => cart.id);
    const order = { userId: user.id, now, priced, address, wantsWallet, wantsProof, invoice, remark };
    const { no, payTotalFen, expiresAt } = doneOrRefuse(placeOrder(db, order, cartLineIds));
    return {
      code: 0,
      message: '成功',
      data: {
        orderNo: no,
        payTotal: formatFen(payTotalFen),
        expiresAt: new Date(expiresAt).toISOString(),
      },
    };
  });
});

/** Where it goes; of several addresses the first one. */
function addrIDOf({ addrID, parts = '' }: Sent): string {
  return doneOrRefuse(readSplits(parts))[0]?.addrID ?? addrID;
}

/** The workshop as the address, in the name of who comes there. */
function collectedBy({ pickupName = '', pickupMobile = '' }: Sent): FrozenAddress {
  const collector = tidyCollector({ name: pickupName, mobile: pickupMobile });
  const { name, mobile } = collectorProblems(collector);
  if (name !== undefined) throw fieldRefusal('bad-pickup-name', name);
  if (mobile !== undefined) throw fieldRefusal('bad-pickup-mobile', mobile);
  return { ...PICKUP_PLACE, ...collector };
}

function invoiceOf(input: Sent, context: Context): InvoiceWish {
  if (typeNamed(input.invoiceType || 'normal') === 'special') return specialInvoice(input, context);
  // A normal one needs none, but a stranger's is refused all the same.
  if (input.invoiceTitleID) invoiceTitleNamed(context, input.invoiceTitleID);
  const { invoiceKind: kind, invoiceTitle, invoiceTaxNo: taxNo, invoiceEmail: email } = input;
  return doneOrRefuse(checkInvoice({ kind, title: invoiceTitle, taxNo, email }));
}

/** 数电专票, for one of the titles that the member keeps: what it wants is too much to be typed with an order. */
function specialInvoice({ invoiceTitleID = '', invoiceEmail }: Sent, context: Context): InvoiceWish {
  const buyer = buyerOf(invoiceTitleNamed(context, invoiceTitleID));
  const why = whyNotType(buyer, 'special');
  if (why !== null) throw fieldRefusal('bad-invoice-type', why);
  const { name, taxNo, address, tel, bank, account } = buyer;
  const checked = checkInvoice({ kind: 'company', title: name, taxNo, email: invoiceEmail });
  return { ...doneOrRefuse(checked), special: { address, tel, bank, account } };
}

function yesNoOf(text: string, reason: string, what: string): 'Y' | 'N' {
  if (text !== 'Y' && text !== 'N') throw fieldRefusal(reason, `请选择${what}`);
  return text;
}
