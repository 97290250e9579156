import { KEYS } from '#web/lib/query-keys.ts';
import {
  acceptFile,
  acknowledgeDelay,
  answerProof,
  applyAfterSale,
  applyRefund,
  cancelAfterSale,
  cancelOrder,
  confirmReceive,
  deleteOrder,
  rebuy,
  replaceFile,
  reviewOrder,
  updateOrderAddress,
  urgeOrder,
} from './api.ts';

/** Everything about orders, with the badges of the shell. */
export const ORDERS = [KEYS.orders, KEYS.counters];

export const mutations = {
  /** 取消订单. */
  cancel: { call: cancelOrder, touches: ORDERS },
  /** 修改地址. */
  updateAddress: { call: updateOrderAddress, touches: ORDERS },
  /** 替换文件. */
  replaceFile: { call: replaceFile, touches: ORDERS },
  /** 坚持印刷. */
  acceptFile: { call: acceptFile, touches: ORDERS },
  /** 确认样稿, or 提出修改. */
  answerProof: { call: answerProof, touches: ORDERS },
  /** 催审. */
  urge: { call: urgeOrder, touches: ORDERS },
  /** 知晓延期. */
  acknowledgeDelay: { call: acknowledgeDelay, touches: ORDERS },
  /** 申请退款. */
  refund: { call: applyRefund, touches: ORDERS },
  /** 确认收货. */
  confirmReceive: { call: confirmReceive, touches: ORDERS },
  /** 申请售后. */
  afterSale: { call: applyAfterSale, touches: ORDERS },
  /** 撤销售后. */
  cancelAfterSale: { call: cancelAfterSale, touches: ORDERS },
  /** 评价. */
  review: { call: reviewOrder, touches: ORDERS },
  /** 再次购买. */
  rebuy: { call: rebuy, touches: [KEYS.cartList, KEYS.counters] },
  /** 删除订单. */
  delete: { call: deleteOrder, touches: ORDERS },
};
