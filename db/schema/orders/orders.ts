import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { jsonText, yesNo } from '../columns.ts';

/**
 * 印刷订单. Everything a customer agreed to is frozen here and in its lines: address, prices, delivery, invoice.
 * `due_at` and `due_event` are what happens next by itself, and when.
 */
export const orders = sqliteTable(
  'orders',
  {
    id: integer('id').primaryKey(),
    no: text('no').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', {
      enum: [
        'unpaid',
        'paid',
        'checking_failed',
        'proofing',
        'ready',
        'producing',
        'delayed',
        'shipped',
        'done',
        'refunding',
        'canceled',
        'closed',
      ],
    }).notNull(),
    /** The production stage while producing or delayed, otherwise empty. */
    stage: text('stage').notNull().default(''),
    dueAt: integer('due_at'),
    dueEvent: text('due_event').notNull().default(''),
    /** JSON of the shipping address at the moment of ordering. */
    address: jsonText('address').notNull(),
    /** JSON of where it goes, if to several addresses (分寄): the address, copies, freight and days of each. */
    parts: jsonText('parts').notNull().default('[]'),
    receiverName: text('receiver_name').notNull(),
    receiverMobile: text('receiver_mobile').notNull(),
    delivery: text('delivery').notNull(),
    expectedFrom: text('expected_from').notNull(),
    expectedTo: text('expected_to').notNull(),
    goodsTotalFen: integer('goods_total_fen').notNull(),
    quantitySavedFen: integer('quantity_saved_fen').notNull().default(0),
    couponFen: integer('coupon_fen').notNull().default(0),
    freightFen: integer('freight_fen').notNull().default(0),
    payTotalFen: integer('pay_total_fen').notNull(),
    refundedFen: integer('refunded_fen').notNull().default(0),
    wantsWallet: yesNo('wants_wallet').notNull().default('N'),
    wantsProof: yesNo('wants_proof').notNull().default('N'),
    /** JSON of the invoice that was asked for; empty for none. */
    invoice: jsonText('invoice').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** Why it was cancelled, closed, delayed or held up, in words for the customer. */
    reason: text('reason').notNull().default(''),
    /** JSON of what the file check found: [{lineId, level, page, text}]. */
    fileProblems: jsonText('file_problems').notNull().default('[]'),
    replaceUntil: integer('replace_until'),
    urgedAt: integer('urged_at'),
    delaySeenAt: integer('delay_seen_at'),
    stars: integer('stars').notNull().default(0),
    review: text('review').notNull().default(''),
    /** The names of its photos. */
    reviewPhotos: text('review_photos', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    paidAt: integer('paid_at'),
    readyAt: integer('ready_at'),
    producingAt: integer('producing_at'),
    shippedAt: integer('shipped_at'),
    doneAt: integer('done_at'),
    endedAt: integer('ended_at'),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    uniqueIndex('orders_no').on(table.no),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_due').on(table.dueAt),
    index('orders_invoiced').on(table.userId, table.createdAt).where(sql`${table.invoice} <> ''`),
  ],
);
