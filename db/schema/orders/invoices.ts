import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { jsonText, yesNo } from '../columns.ts';
import { orders } from './orders.ts';

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** 发票抬头: for whom a member has invoices issued. */
export const invoiceTitles = sqliteTable(
  'invoice_titles',
  {
    id: integer('id').primaryKey(),
    userId: owner(),
    kind: text('kind', { enum: ['personal', 'company'] }).notNull(),
    name: text('name').notNull(),
    taxNo: text('tax_no').notNull().default(''),
    address: text('address').notNull().default(''),
    tel: text('tel').notNull().default(''),
    bank: text('bank').notNull().default(''),
    account: text('account').notNull().default(''),
    email: text('email').notNull().default(''),
    isDefault: yesNo('is_default').notNull().default('N'),
  },
  (table) => [index('invoice_titles_user').on(table.userId, table.id)],
);

/** 发票, from its application on. Buyer and lines are frozen; a red one takes the whole of it back. */
export const invoices = sqliteTable(
  'invoices',
  {
    id: integer('id').primaryKey(),
    no: text('no').notNull(),
    userId: owner(),
    type: text('type', { enum: ['normal', 'special'] }).notNull(),
    state: text('state', {
      enum: ['pending', 'issuing', 'issued', 'failed', 'rejected', 'withdrawn', 'reddening', 'reddened'],
    }).notNull(),
    /** JSON of the buyer (抬头, hence the name of the column) at the moment of application. */
    buyer: jsonText('title').notNull(),
    /** JSON of its lines, one for each order. */
    lines: jsonText('lines').notNull(),
    totalFen: integer('total_fen').notNull(),
    remark: text('remark').notNull().default(''),
    email: text('email').notNull().default(''),
    /**
     * Why it is in its state, or empty: failed and rejected in words of the authority, withdrawn in words of ours, taken
     * back (红冲) in those of the member or, after a refund, in ours.
     */
    reason: text('reason').notNull().default(''),
    /** How the tax authority takes it. */
    answer: text('answer', { enum: ['ok', 'slow', 'busy', 'mismatch'] })
      .notNull()
      .default('ok'),
    dueAt: integer('due_at'),
    /** Twenty digits, and those of the red one. Empty until it is issued. */
    number: text('number').notNull().default(''),
    redNumber: text('red_number').notNull().default(''),
    /** JSON of the buyer for whom the rest is issued anew after the red one; empty for none. */
    reissueFor: jsonText('reissue_for').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    issuedAt: integer('issued_at'),
    reddenedAt: integer('reddened_at'),
  },
  (table) => [
    uniqueIndex('invoices_no').on(table.no),
    index('invoices_user').on(table.userId, table.createdAt),
    index('invoices_due').on(table.dueAt),
  ],
);

/** What of an order is in which invoice (合并开票). */
export const invoiceOrders = sqliteTable(
  'invoice_orders',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amountFen: integer('amount_fen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.orderId] }),
    index('invoice_orders_order').on(table.orderId),
  ],
);

/** 发送记录: mails and text messages that left the product. Nobody outside gets one. */
export const sentMessages = sqliteTable(
  'sent_messages',
  {
    id: integer('id').primaryKey(),
    userId: owner(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    sentTo: text('sent_to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('sent_messages_invoice').on(table.invoiceId, table.id)],
);

/** How the simulated authority takes the next applications, and how many of them; without a row all go well. */
export const authorityAnswers = sqliteTable('authority_answers', {
  id: integer('id').primaryKey(),
  answer: text('answer', { enum: ['ok', 'slow', 'busy', 'mismatch'] }).notNull(),
  times: integer('times').notNull(),
});
