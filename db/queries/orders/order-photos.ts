import { and, desc, eq, notInArray } from 'drizzle-orm';
import { PHOTOS_WAITING_MAX } from '#contracts/rules/orders/order-photos.ts';
import type { Database } from '../../client.ts';
import { afterSales, orderPhotos } from '../../schema/index.ts';
import type { OrderRow } from './order-reading.ts';

/** Writes down a photo that was brought for an order (订单照片); of those that wait only the latest stay. */
export function addOrderPhoto(
  db: Database,
  order: OrderRow,
  { hash, at }: { hash: string; at: number },
): void {
  db.orm.insert(orderPhotos).values({ orderId: order.id, hash, createdAt: at }).onConflictDoNothing().run();
  const waiting = db.orm
    .select({ hash: orderPhotos.hash })
    .from(orderPhotos)
    .where(and(eq(orderPhotos.orderId, order.id), notInArray(orderPhotos.hash, sentOf(db, order))))
    .orderBy(desc(orderPhotos.createdAt))
    .limit(PHOTOS_WAITING_MAX)
    .all();
  forgetBut(db, order, waiting.map((photo) => photo.hash).concat(hash));
}

/** Takes these along and forgets what waits beside them; false, and nothing happens, where one was never brought. */
export function sendPhotos(db: Database, order: OrderRow, names: readonly string[]): boolean {
  const brought = db.orm
    .select({ hash: orderPhotos.hash })
    .from(orderPhotos)
    .where(eq(orderPhotos.orderId, order.id))
    .all();
  if (!names.every((name) => brought.some(({ hash }) => hash === name))) return false;
  if (brought.length > names.length) forgetBut(db, order, names);
  return true;
}

/** What goes with an after-sale or the review already. */
function sentOf(db: Database, order: OrderRow): string[] {
  const sales = db.orm
    .select({ photos: afterSales.photos })
    .from(afterSales)
    .where(eq(afterSales.orderId, order.id))
    .all();
  return [...order.reviewPhotos, ...sales.flatMap(({ photos }) => photos)];
}

function forgetBut(db: Database, order: OrderRow, names: readonly string[]): void {
  const kept = [...names, ...sentOf(db, order)];
  db.orm
    .delete(orderPhotos)
    .where(and(eq(orderPhotos.orderId, order.id), notInArray(orderPhotos.hash, kept)))
    .run();
}
