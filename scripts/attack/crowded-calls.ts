import type { Crowd } from '#db/testing-rows.ts';

/** A call in the words of the contract, as the member makes it whose rows they are. */
export type CrowdedCall = readonly [operation: string, input: Readonly<Record<string, string>>];

const ORDER = { orderNo: '60001' };
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
  versions: [['ReaderServiceMag.getBook', { bookCode: '' }], ...WORKS],
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
