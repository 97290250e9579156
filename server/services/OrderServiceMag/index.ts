import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { notYet } from '../not-yet.ts';

export const OrderServiceMag = {
  previewOrder: notYet,
  createOrder: notYet,
  getOrderList: notYet,
  getOrderDetail: notYet,
  getOrderResult: notYet,
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
