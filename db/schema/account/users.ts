import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** 会员. Empty texts stand for "none", because the wire sends empty texts too. */
export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey(),
    account: text('account').notNull(),
    mobile: text('mobile').notNull().default(''),
    email: text('email').notNull().default(''),
    nick: text('nick').notNull(),
    passwordHash: text('password_hash').notNull().default(''),
    memberCode: text('member_code').notNull(),
    yaoqingma: text('yaoqingma').notNull(),
    vipName: text('vip_name').notNull().default(''),
    vipLastTime: text('vip_last_time').notNull().default(''),
    /** When the membership has to be looked at next; null where nothing happens to it, 0 where nobody knows yet. */
    membershipDueAt: integer('membership_due_at').default(0),
    avatarSeed: text('avatar_seed').notNull(),
    /** The picture that was brought (头像), by its hash; empty where the drawn one is shown. */
    avatarHash: text('avatar_hash').notNull().default(''),
    registeredAt: integer('registered_at').notNull(),
    invitedBy: integer('invited_by').references((): AnySQLiteColumn => users.id, { onDelete: 'set null' }),
    provinceCode: text('province_code').notNull().default(''),
    provinceName: text('province_name').notNull().default(''),
    cityCode: text('city_code').notNull().default(''),
    cityName: text('city_name').notNull().default(''),
    districtCode: text('district_code').notNull().default(''),
    districtName: text('district_name').notNull().default(''),
    agreedProtocolAt: integer('agreed_protocol_at'),
  },
  (table) => [
    uniqueIndex('users_account').on(table.account),
    uniqueIndex('users_yaoqingma').on(table.yaoqingma),
    uniqueIndex('users_mobile').on(table.mobile).where(sql`${table.mobile} <> ''`),
  ],
);
