import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { notYet } from '../not-yet.ts';
import { upToDate } from '../up-to-date.ts';
import { createOrder } from './createOrder.ts';
import { getOrderDetail } from './getOrderDetail.ts';
import { getOrderList } from './getOrderList.ts';
import { getOrderResult } from './getOrderResult.ts';
import { previewOrder } from './previewOrder.ts';

export const OrderServiceMag = {
  previewOrder: upToDate(previewOrder),
  createOrder: upToDate(createOrder),
  getOrderList: upToDate(getOrderList),
  getOrderDetail: upToDate(getOrderDetail),
  getOrderResult: upToDate(getOrderResult),
  cancelOrder: notYet,
  updateOrderAddress: notYet,
  replaceFile: notYet,
  acceptFile: notYet,
  answerProof: notYet,
  urgeOrder: notYet,
  acknowledgeDelay: notYet,
  applyRefund: notYet,
  confirmReceive: notYet,
  applyAfterSale: notYet,
  cancelAfterSale: notYet,
  reviewOrder: notYet,
  rebuy: notYet,
  deleteOrder: notYet,
} satisfies ServiceHandlers<'OrderServiceMag'>;
