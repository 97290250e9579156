import type { OperationId } from '#contracts/operations.ts';
import { catchUp } from '#db/queries/orders/catch-up.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** A handler that sees orders and payments as they are at this moment (到期处理 first). */
export function upToDate<K extends OperationId>(handler: Handler<K>): Handler<K> {
  return (input, context) => {
    catchUp(context.db, context.now);
    return handler(input, context);
  };
}
