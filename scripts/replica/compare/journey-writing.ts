import type { Input } from '#contracts/operations.ts';
import { choiceOf } from './cart-choices.ts';
import { ADDRESSES, CART, MEMBER, NOBODYS_ID, PREVIEW, values } from './journey-reading.ts';
import { listOf, type Replies, wordOf } from './replies.ts';
import { type Draw, type Step, step } from './step.ts';

const ADDED = 'a line added';
const COPY = 'a copy of the line';
const COPY_PREVIEW = 'a preview of the copy';
const ORDER = 'an order placed';
const PAYMENT = 'a payment begun';
const ADDRESS = 'an address added';

const NEW_ADDRESS: Input<'AddressServiceMag.saveAddress'> = {
  addrID: '',
  name: '沈知远',
  mobile: '19000000003',
  province: '浙江省',
  city: '宁波市',
  district: '海曙区',
  street: '月湖街道',
  detail: '示例路 1 号',
  zip: '315000',
  label: '',
  codes: '330000,330200,330203',
  isDefault: 'N',
};

const added = (replies: Replies) => wordOf(replies, ADDED, 'data/ID');
const orderNo = (replies: Replies) => wordOf(replies, ORDER, 'data/orderNo');

/** What changes something, and undoes as much of it as can be undone. */
export function writingSteps(draw: Draw): Step[] {
  return [...cart(draw), ...order(), ...tidying(), ...addresses()];
}

function firstChoice(replies: Replies) {
  return choiceOf(listOf(replies, CART, 'data/list')[0]);
}

function cart(draw: Draw): Step[] {
  const [count, other] = [String(2 + draw(90)), String(2 + draw(90))];
  const update = (name: string, changed: string, line: (replies: Replies) => string | null) =>
    step(name, 'ShoppingServiceMag.updateCart', [CART, MEMBER, ADDED], (replies) => {
      const choice = firstChoice(replies);
      const memberID = wordOf(replies, MEMBER, 'data/data/user_id');
      const unused = { pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' };
      return (
        choice &&
        values({ CartID: line(replies), ...choice, count: changed, memberID, remarkinfo: '', ...unused })
      );
    });
  const add = (name: string, changed: string) =>
    step(name, 'ShoppingServiceMag.addCart', [CART, PREVIEW], (replies) => {
      const publicationID = wordOf(replies, PREVIEW, 'data/lines/0/publicationID');
      const choice = firstChoice(replies);
      return choice && values({ publicationID, ...choice, count: changed, remarkinfo: '', merge: 'N' });
    });
  return [
    add(ADDED, count),
    add('a line of no count added', '0'),
    update('the line updated', other, added),
    update('the line updated to no count', '0', added),
    update('a line of nobody updated', other, () => NOBODYS_ID),
    step('the line after that', 'ShopCarService.cartInfo', [ADDED], (replies) =>
      values({ cartID: added(replies) }),
    ),
    step(COPY, 'ShopCarService.copyCart', [ADDED], (replies) => values({ cartID: added(replies) })),
    step('a copy of nobody', 'ShopCarService.copyCart', [], { cartID: NOBODYS_ID }),
  ];
}

function order(): Step[] {
  const chosen = (replies: Replies) => ({
    cartIDs: wordOf(replies, COPY, 'data/ID'),
    addrID: wordOf(replies, ADDRESSES, 'data/list/0/ID'),
    delivery: wordOf(replies, COPY_PREVIEW, 'data/chosen/delivery'),
    couponID: 'none',
    useWallet: 'N',
    proof: 'N',
    invoiceKind: 'none',
    invoiceTitle: '',
    invoiceTaxNo: '',
    invoiceEmail: '',
    remark: '',
    priceLock: wordOf(replies, COPY_PREVIEW, 'data/priceLock'),
  });
  const ofOrder = (field: string) => (replies: Replies) => values({ [field]: orderNo(replies) });
  return [
    step(COPY_PREVIEW, 'OrderServiceMag.previewOrder', [COPY, ADDRESSES], (replies) => {
      const addrID = wordOf(replies, ADDRESSES, 'data/list/0/ID');
      return values({ cartIDs: wordOf(replies, COPY, 'data/ID'), addrID, couponID: 'none' });
    }),
    step('an order at other prices', 'OrderServiceMag.createOrder', [COPY_PREVIEW], (replies, keys) =>
      values({ ...chosen(replies), priceLock: 'v2.e30', idemKey: keys.idem('at other prices') }),
    ),
    step(ORDER, 'OrderServiceMag.createOrder', [COPY_PREVIEW], (replies, keys) =>
      values({ ...chosen(replies), idemKey: keys.idem('order') }),
    ),
    step('the same order again', 'OrderServiceMag.createOrder', [ORDER], (replies, keys) =>
      values({ ...chosen(replies), idemKey: keys.idem('order') }),
    ),
    step('ways to pay for the order', 'PayServiceMag.getPayOptions', [ORDER], ofOrder('orderNos')),
    step(PAYMENT, 'PayServiceMag.createPay', [ORDER], (replies, keys) =>
      values({ orderNos: orderNo(replies), channel: 'weixin', useWallet: 'N', idemKey: keys.idem('pay') }),
    ),
    step('a payment of no kind', 'PayServiceMag.createPay', [ORDER], (replies, keys) =>
      values({ orderNos: orderNo(replies), channel: 'x', useWallet: 'N', idemKey: keys.idem('no kind') }),
    ),
    step('the payment', 'PayServiceMag.queryPay', [PAYMENT], (replies) =>
      values({ payNo: wordOf(replies, PAYMENT, 'data/payNo') }),
    ),
    step('the order while it is paid', 'OrderServiceMag.getOrderDetail', [ORDER], ofOrder('orderNo')),
    step('the order cancelled', 'OrderServiceMag.cancelOrder', [ORDER], (replies, keys) =>
      values({ orderNo: orderNo(replies), reason: '不想要了', idemKey: keys.idem('cancel') }),
    ),
    step('the payment after that', 'PayServiceMag.queryPay', [PAYMENT], (replies) =>
      values({ payNo: wordOf(replies, PAYMENT, 'data/payNo') }),
    ),
    step('the order after that', 'OrderServiceMag.getOrderDetail', [ORDER], ofOrder('orderNo')),
    step('an order of nobody cancelled', 'OrderServiceMag.cancelOrder', [], (_replies, keys) => ({
      orderNo: NOBODYS_ID,
      reason: '不想要了',
      idemKey: keys.idem('cancel nobody'),
    })),
  ];
}

function tidying(): Step[] {
  return [
    step('the line deleted', 'ShopCarService.deleteCart', [ADDED], (replies) =>
      values({ cartIDs: added(replies) }),
    ),
    // A cancelled order may have put its line back into the cart.
    step('the copy deleted', 'ShopCarService.deleteCart', [COPY], (replies) =>
      values({ cartIDs: wordOf(replies, COPY, 'data/ID') }),
    ),
    step('a line of nobody deleted', 'ShopCarService.deleteCart', [], { cartIDs: NOBODYS_ID }),
    step('the line after it was deleted', 'ShopCarService.cartInfo', [ADDED], (replies) =>
      values({ cartID: added(replies) }),
    ),
  ];
}

function addresses(): Step[] {
  const address = (replies: Replies) => values({ addrID: wordOf(replies, ADDRESS, 'data/addrID') });
  return [
    step(ADDRESS, 'AddressServiceMag.saveAddress', [], NEW_ADDRESS),
    step('an address with a mobile that is none', 'AddressServiceMag.saveAddress', [], {
      ...NEW_ADDRESS,
      mobile: '123',
    }),
    step('the addresses after that', 'UserCenterMag.getUserAddressList', [ADDRESS]),
    step('the address deleted', 'AddressServiceMag.deleteAddress', [ADDRESS], address),
    step('the address deleted again', 'AddressServiceMag.deleteAddress', [ADDRESS], address),
    step('an address of nobody deleted', 'AddressServiceMag.deleteAddress', [], { addrID: NOBODYS_ID }),
  ];
}
