import { regionText } from '#contracts/rules/address/region-text.ts';
import { whyNotType } from '#contracts/rules/invoices/buyer.ts';
import { formatFen } from '#contracts/rules/money.ts';
import type { PricedOrder } from '#contracts/rules/orders/order-draft.ts';
import { priceLadder } from '#contracts/rules/orders/order-preview.ts';
import { ORDER_PARTS_MAX } from '#contracts/rules/parcels/order-parts.ts';
import { splitWallet } from '#contracts/rules/price/wallet-split.ts';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { printLine } from '#contracts/rules/print/goods-line.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import type { Database } from '#db/client.ts';
import { invoiceTitlesOf } from '#db/queries/invoices/invoice-titles.ts';
import { lastInvoices } from '#db/queries/orders/last-invoices.ts';
import { freeWallet } from '#db/queries/payment/wallets-read.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { versionOfLine } from '../ShopCarService/cart-line-view.ts';
import { upToDate } from '../up-to-date.ts';
import { type DraftLine, draftOrder, type OrderDraft, ownAddress } from './order-draft.ts';

/** 确认订单: what ordering these cart lines would cost and when they would come. Nothing is stored. */
export const previewOrder: Handler<'OrderServiceMag.previewOrder'> = upToDate((input, context) => {
  const draft = draftOrder(context, {
    cartIDs: input.cartIDs,
    address: input.addrID ? ownAddress(context, input.addrID) : null,
    parts: input.parts ?? '',
    delivery: input.delivery ?? '',
    couponID: input.couponID || 'auto',
  });
  const { lines, priced, priceLock } = draft;
  const { money, coupon, delivery } = priced;
  const free = freeWallet(context.db, context.user.id);
  const isWalletWanted = input.useWallet === 'Y';
  const amountFen = money.payFen;
  const split = splitWallet(
    isWalletWanted ? { ...free, amountFen } : { principalFen: 0, bonusFen: 0, amountFen },
  );
  return {
    code: 0,
    message: '成功',
    data: {
      lines: lines.map(wireLine),
      deliveries: wireDeliveries(priced),
      coupons: wireCoupons(priced),
      chosen: { delivery: delivery.code, couponID: coupon ? String(coupon.coupon.id) : '' },
      ladder: priceLadder({
        money,
        couponName: coupon?.coupon.name ?? '',
        parts: priced.parts.length,
        wallet: isWalletWanted ? split : null,
      }),
      payTotal: formatFen(money.payFen),
      wallet: {
        balance: formatFen(free.principalFen + free.bonusFen),
        bonus: formatFen(free.bonusFen),
        off: formatFen(split.offFen),
        rest: formatFen(split.restFen),
        text: split.text,
      },
      member: {
        mobile: context.user.mobile,
        invoices: lastInvoices(context.db, context.user.id),
        titles: companyTitles(context.db, context.user.id),
      },
      priceLock,
      partsMax: ORDER_PARTS_MAX,
      parts: wireParts(draft),
    },
  };
});

/** Who keeps the title of a company can have a special invoice (数电专票) of it. */
function companyTitles(db: Database, userId: number) {
  return invoiceTitlesOf(db, userId)
    .filter(({ kind }) => kind === 'company')
    .map((title) => ({
      titleID: String(title.id),
      name: title.name,
      taxNo: title.taxNo,
      email: title.email,
      specialLacks: whyNotType(title, 'special') ?? '',
    }));
}

function wireLine({ cart, priced }: DraftLine) {
  return {
    cartID: String(cart.id),
    publicationID: String(cart.publicationId),
    opusCode: cart.opusCode,
    goodsID: String(cart.goodsId),
    photoPath: coverAddress(cart.publication.artId),
    clientDesignName: cart.publication.name,
    goodsName: cart.goods.name,
    showPageNum: cart.showPageNum,
    count: cart.count,
    unitPrice: formatFen(priced.unitPriceFen),
    totalPrice: formatFen(priced.totalFen),
    options: [...priced.options],
    remarkinfo: cart.remark,
    pageNum: cart.pageNum,
    cnums: joinCnums(printLine(cart.goods, cart.pageNum, cart.selections).buzhou),
    ...versionOfLine(cart),
  };
}

/** What each address gets and what the way there costs (分寄); nothing where it goes to one. */
function wireParts({ priced }: OrderDraft) {
  return priced.parts.map(({ address, copies, goodsFen, delivery }) => ({
    name: address.name,
    region: regionText(address),
    copies: copies.reduce((sum, count) => sum + count, 0),
    goods: formatFen(goodsFen),
    freight: formatFen(delivery.freightFen),
    from: delivery.from,
    to: delivery.to,
  }));
}

function wireDeliveries({ deliveries }: PricedOrder) {
  return deliveries.map(({ freightFen, isAvailable, ...option }) => ({
    ...option,
    freight: formatFen(freightFen),
    available: yesNo(isAvailable),
  }));
}

function wireCoupons({ coupons }: PricedOrder) {
  return coupons.map(({ coupon, offFen, isUsable, isBest, reason }) => ({
    ID: String(coupon.id),
    name: coupon.name,
    amount: formatFen(offFen),
    validTo: new Date(coupon.validTo).toISOString(),
    usable: yesNo(isUsable),
    isBest: yesNo(isBest),
    reason,
  }));
}

function yesNo(is: boolean): 'Y' | 'N' {
  return is ? 'Y' : 'N';
}
