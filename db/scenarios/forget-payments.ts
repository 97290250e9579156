import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { ledgerTransfers, payments } from '../schema/index.ts';

/** Takes payments away that shall be made anew, and what was booked of them. They must not have touched a wallet. */
export function forgetPayments(db: Database, ids: readonly number[]): void {
  db.orm
    .delete(ledgerTransfers)
    .where(inArray(ledgerTransfers.paymentId, [...ids]))
    .run();
  db.orm
    .delete(payments)
    .where(inArray(payments.id, [...ids]))
    .run();
}

/** The payments of an order that is about to go. */
export function paymentsOfOrderNo(db: Database, no: string): number[] {
  return db.orm
    .select({ id: payments.id })
    .from(payments)
    .where(
      sql`${payments.id} IN (SELECT payment_id FROM payment_orders JOIN orders ON orders.id = order_id WHERE no = ${no})`,
    )
    .all()
    .map(({ id }) => id);
}
