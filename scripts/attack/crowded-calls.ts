import type { OperationId } from '#contracts/operations.ts';
import type { Database } from '#db/client.ts';
import type { Crowd } from '#db/rows/testing-rows.ts';

/** A call in the words of the contract, as the member makes it whose rows they are. */
export type CrowdedCall = readonly [operation: OperationId, input: Readonly<Record<string, string>>];

/** Stand for what only the data know. */
const NUMBER = 'the number of an order';
const CODE = 'the code of a work';
const ORDER = { orderNo: NUMBER };
const WORK = { opusIDs: '50103', revisions: '1' };
const CART: readonly CrowdedCall[] = [
  ['ShopCarService.cartList', { pageSize: '100' }],
  ['ShopCarService.cartList', { page: '1000000', pageSize: '100' }],
  ['ShopCarService.cartInfo', { cartID: '90001' }],
  ['ShopCarService.copyCart', { cartID: '90001' }],
  ['ShopCarService.deleteCart', { cartIDs: '90002' }],
  ['ShopCarService.restoreCart', { cartIDs: '90002' }],
  ['ShopCarService.seePrices', { cartIDs: '90001' }],
  ['MemberServiceMag.getCounters', {}],
  ['OrderServiceMag.previewOrder', { cartIDs: '90001' }],
  ['OpusServiceMag.getOpusList', { pageSize: '100' }],
];
const ORDERS: readonly CrowdedCall[] = [
  ['OrderServiceMag.getOrderList', { pageSize: '20' }],
  ['OrderServiceMag.getOrderList', { tab: 'unpaid', pageSize: '20', keyword: '山' }],
  ['OrderServiceMag.getOrderList', { tab: 'aftersale', pageSize: '20' }],
  ['OrderServiceMag.getOrderDetail', ORDER],
  ['OrderServiceMag.getOrderResult', { orderNos: ORDER.orderNo }],
  ['OrderServiceMag.rebuy', { ...ORDER, version: 'ordered' }],
  ['PayServiceMag.getPayOptions', { orderNos: ORDER.orderNo }],
  ['MemberServiceMag.getCounters', {}],
  ['ShoppingServiceMag.getGoodsFor', { publicationID: '50001' }],
  ['OpusServiceMag.getOpusList', { pageSize: '100' }],
];
const WORKS: readonly CrowdedCall[] = [
  ['OpusServiceMag.getOpusList', { pageSize: '100' }],
  ['OpusServiceMag.getOpusList', { type: 'trash', pageSize: '100' }],
  ['OpusServiceMag.getOpusList', { keyword: '山', tag: 'tag7', sort: 'name', pageSize: '100' }],
  ['OpusServiceMag.getOpusPlaces', {}],
  ['OpusServiceMag.getOpus', { opusID: '50001' }],
  ['OpusServiceMag.copyOpus', { opusID: '50001' }],
  ['OpusServiceMag.publishOpus', { opusID: '50001', revision: '1' }],
  ['OpusServiceMag.getImports', {}],
  ['OpusServiceMag.deleteOpusFolder', { folderID: '1' }],
  ['OpusServiceMag.saveOpusFolder', { name: '更多' }],
  ['OpusServiceMag.purgeOpus', WORK],
];
const ADDRESSES: readonly CrowdedCall[] = [
  ['UserCenterMag.getUserAddressList', {}],
  ['ShoppingServiceMag.updateDefaultAddr', { addrID: '80001' }],
  ['OrderServiceMag.previewOrder', { cartIDs: '90001', addrID: '80001' }],
  ['AddressServiceMag.deleteAddress', { addrID: '80002' }],
];

/** What is asked of a world that is crowded with such rows: every call that walks them. */
export const CROWDED_CALLS: Readonly<Record<Crowd, readonly CrowdedCall[]>> = {
  addresses: ADDRESSES,
  'cart lines': CART,
  'deleted cart lines': CART,
  orders: ORDERS,
  'paid orders': ORDERS,
  'order lines': ORDERS,
  'order logs': ORDERS,
  parcels: ORDERS,
  'after-sales': ORDERS,
  payments: ORDERS,
  coupons: [['OrderServiceMag.previewOrder', { cartIDs: '90001' }], ...ORDERS],
  works: WORKS,
  'works in the trash': WORKS,
  folders: WORKS,
  versions: [['ReaderServiceMag.getBook', { bookCode: CODE }], ...WORKS],
  'reading places': WORKS,
  files: WORKS,
  imports: WORKS,
  feedback: [['MemberServiceMag.getFeedback', {}]],
  'wallet entries': ORDERS,
  'idempotency keys': [
    ['OrderServiceMag.cancelOrder', { ...ORDER, reason: '不要了', idemKey: 'crowded-1' }],
    ...ORDERS,
  ],
};

/** A call with the number and the code that this world has. */
export function callIn({ sqlite }: Database, input: CrowdedCall[1]): Record<string, string> {
  const one = (statement: string) => String(sqlite.prepare(statement).pluck().get());
  const known: Readonly<Record<string, string>> = {
    [NUMBER]: one('SELECT no FROM orders WHERE id = 60001'),
    [CODE]: one('SELECT code FROM publications WHERE id = 50001'),
  };
  return Object.fromEntries(Object.entries(input).map(([field, text]) => [field, known[text] ?? text]));
}
