import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { yesNo } from '../columns.ts';
import { users } from './users.ts';

export const LOGIN_SESSION_STATES = [
  'waiting',
  'scanned',
  'confirmed',
  'cancelled',
  'expired',
  'approved',
  'unbound',
  'bound',
  'refused',
] as const;

/**
 * A login under way on a second device or at a third party.
 * A 'qr' session goes waiting, scanned, confirmed or cancelled; a 'third' session goes waiting, then
 * approved, refused, or unbound (the open id belongs to nobody yet) and from there bound. Both can expire.
 */
export const loginSessions = sqliteTable('login_sessions', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['qr', 'third'] }).notNull(),
  provider: text('provider', { enum: ['', 'weixin', 'qq', 'weibo', 'alipay'] })
    .notNull()
    .default(''),
  state: text('state', { enum: LOGIN_SESSION_STATES }).notNull(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  openId: text('open_id').notNull().default(''),
  openNick: text('open_nick').notNull().default(''),
  /** Of the mark in the browser that began it; empty where none did, and then anybody may fetch the token. */
  secretHash: text('secret_hash').notNull().default(''),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  tokenTaken: yesNo('token_taken').notNull().default('N'),
  device: text('device').notNull().default(''),
  ip: text('ip').notNull().default(''),
});
