import { withdrawAfterSale } from '#db/queries/orders/after-sales.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { upToDate } from '../up-to-date.ts';
import { movedReply } from './own-order.ts';

/** 撤销售后, while nobody has decided. */
export const cancelAfterSale: Handler<'OrderServiceMag.cancelAfterSale'> = upToDate(
  ({ afterSaleNo }, { db, now, user }) => {
    const withdrawn = withdrawAfterSale(db, { userId: user.id, no: afterSaleNo, at: now });
    const { no, state } = doneOrRefuse(withdrawn);
    return movedReply(no, state);
  },
);
