import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { acceptFile } from './acceptFile.ts';
import { acknowledgeDelay } from './acknowledgeDelay.ts';
import { answerProof } from './answerProof.ts';
import { applyAfterSale } from './applyAfterSale.ts';
import { applyRefund } from './applyRefund.ts';
import { cancelAfterSale } from './cancelAfterSale.ts';
import { cancelOrder } from './cancelOrder.ts';
import { confirmReceive } from './confirmReceive.ts';
import { createOrder } from './createOrder.ts';
import { deleteOrder } from './deleteOrder.ts';
import { getOrderDetail } from './getOrderDetail.ts';
import { getOrderList } from './getOrderList.ts';
import { getOrderResult } from './getOrderResult.ts';
import { previewOrder } from './previewOrder.ts';
import { rebuy } from './rebuy.ts';
import { replaceFile } from './replaceFile.ts';
import { reviewOrder } from './reviewOrder.ts';
import { updateOrderAddress } from './updateOrderAddress.ts';
import { urgeOrder } from './urgeOrder.ts';

export const OrderServiceMag = {
  previewOrder,
  createOrder,
  getOrderList,
  getOrderDetail,
  getOrderResult,
  cancelOrder,
  updateOrderAddress,
  replaceFile,
  acceptFile,
  answerProof,
  urgeOrder,
  acknowledgeDelay,
  applyRefund,
  confirmReceive,
  applyAfterSale,
  cancelAfterSale,
  reviewOrder,
  rebuy,
  deleteOrder,
} satisfies ServiceHandlers<'OrderServiceMag'>;
