import type { OperationId } from '#contracts/operations.ts';
import { catchUp } from '#db/queries/orders/catch-up.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** The fields by which a call says which orders it is about. */
const NUMBERS = ['orderNo', 'orderNos', 'payNo', 'afterSaleNo'];

/** First writes what has become due (到期处理), also before a call that only reads; then its handler sees things as they are. */
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
