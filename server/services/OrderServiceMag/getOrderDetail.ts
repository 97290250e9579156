import { orderByNo } from '#db/queries/orders/order-reading.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { orderDetail } from './views/order-detail-view.ts';

/** 订单详情. */
export const getOrderDetail: Handler<'OrderServiceMag.getOrderDetail'> = upToDate(
  (input, { db, now, user }) => {
    const read = orderByNo(db, user.id, input.orderNo);
    if (!read) throw refusal('order-not-found');
    return { code: 0, message: '成功', data: orderDetail(db, read, now) };
  },
);
