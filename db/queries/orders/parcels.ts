import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { orderLines, type orders, parcels } from '../../schema/index.ts';

export type ParcelRow = typeof parcels.$inferSelect;

/** So many copies fit in one parcel. */
const COPIES_PER_PARCEL = 60;

const CARRIERS: Readonly<Record<string, string>> = {
  standard: '中通快递',
  express: '顺丰速运',
  pickup: '门店自提',
};

/** Packs an order into parcels (包裹), the lines one after the other, and sends them. */
export function sendParcels(db: Database, order: typeof orders.$inferSelect, at: number): void {
  const sent = parcelsOf(db, order.id);
  const packed: { contents: string[]; copies: number }[] = [];
  const lines = db.orm
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.sort))
    .all();
  for (const line of lines) {
    const last = packed.at(-1);
    const contents = `《${line.publicationName}》× ${line.count}`;
    // 部分发货: what went ahead does not go again.
    if (sent.some((parcel) => parcel.contents.split('，').includes(contents))) continue;
    if (last && last.copies + line.count <= COPIES_PER_PARCEL) {
      last.contents.push(contents);
      last.copies += line.count;
    } else packed.push({ contents: [contents], copies: line.count });
  }
  const rows = packed.map(({ contents }, place) => ({
    orderId: order.id,
    carrier: CARRIERS[order.delivery] ?? '快递',
    trackingNo: `DESK${String(order.id).padStart(8, '0')}${sent.length + place + 1}`,
    contents: contents.join('，'),
    shippedAt: at,
  }));
  if (rows.length > 0) db.orm.insert(parcels).values(rows).run();
}

export function parcelsOf(db: Database, orderId: number): ParcelRow[] {
  return db.orm.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.id)).all();
}
