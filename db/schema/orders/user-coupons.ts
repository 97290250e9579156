import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';

/** 优惠券 in a member's hands. `value` is fen for 满减 and hundredths of a percent taken off for 折扣. */
export const userCoupons = sqliteTable(
  'user_coupons',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['amount', 'rate'] }).notNull(),
    thresholdFen: integer('threshold_fen').notNull().default(0),
    value: integer('value').notNull(),
    /** The most a 折扣 takes off, in fen; null where there is no limit. */
    mostFen: integer('most_fen'),
    /** Only these goods, by id joined by commas; empty for all. */
    goodsIds: text('goods_ids').notNull().default(''),
    /** What it can be used for: printing, or a membership (会员). */
    scope: text('scope', { enum: ['print', 'membership'] })
      .notNull()
      .default('print'),
    validFrom: integer('valid_from').notNull(),
    validTo: integer('valid_to').notNull(),
    /** The order that has taken it; null while it can be used. */
    orderId: integer('order_id'),
    /** The payment of a membership that has taken it. */
    paymentId: integer('payment_id'),
    usedAt: integer('used_at'),
    /** When the member was told that it will soon be past. */
    expiryToldAt: integer('expiry_told_at'),
  },
  (table) => [
    index('user_coupons_user').on(table.userId, table.validTo),
    index('user_coupons_order').on(table.orderId),
    index('user_coupons_payment').on(table.paymentId),
    index('user_coupons_untold')
      .on(table.validTo)
      .where(sql`${table.orderId} IS NULL AND ${table.paymentId} IS NULL AND ${table.expiryToldAt} IS NULL`),
  ],
);
