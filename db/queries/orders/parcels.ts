import { asc, eq } from 'drizzle-orm';
import { packOrder } from '#contracts/rules/parcels/parcel-packing.ts';
import type { Database } from '../../client.ts';
import { orderLines, type orders, parcels } from '../../schema/index.ts';

export type ParcelRow = typeof parcels.$inferSelect;

/** Sends the parcels (包裹) of an order that were not sent ahead. */
export function sendParcels(db: Database, order: typeof orders.$inferSelect, at: number): void {
  const lines = db.orm
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.sort))
    .all();
  const packed = packOrder(order, lines, parcelsOf(db, order.id));
  const rows = packed.map((parcel) => ({ ...parcel, orderId: order.id, shippedAt: at }));
  if (rows.length > 0) db.orm.insert(parcels).values(rows).run();
}

export function parcelsOf(db: Database, orderId: number): ParcelRow[] {
  return db.orm.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.id)).all();
}
