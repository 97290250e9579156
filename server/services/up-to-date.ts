import type { OperationId } from '#contracts/operations.ts';
import { catchUp } from '#db/queries/orders/catch-up.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** The fields by which a call says which orders it is about. */
const NUMBERS = ['orderNo', 'orderNos', 'payNo', 'afterSaleNo'];

/** A handler that sees orders and payments as they are at this moment (到期处理 first). */
export function upToDate<K extends OperationId>(handler: Handler<K>): Handler<K> {
  return (input, context) => {
    const { db, now, visitor } = context;
    catchUp(db, now, { numbers: numbersIn(input), ...(visitor ? { userId: visitor.id } : {}) });
    return handler(input, context);
  };
}

function numbersIn(input: object): string[] {
  const texts = NUMBERS.flatMap((field) => Reflect.get(input, field) ?? []);
  return texts.flatMap((text) => String(text).split(','));
}
