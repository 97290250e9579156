import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { yesNo } from '../columns.ts';
import { users } from './users.ts';

/** 收货地址. The partial unique index is what guarantees at most one default per member. */
export const addresses = sqliteTable(
  'addresses',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    street: text('street').notNull().default(''),
    detail: text('detail').notNull(),
    zip: text('zip').notNull().default(''),
    label: text('label').notNull().default(''),
    provinceCode: text('province_code').notNull().default(''),
    cityCode: text('city_code').notNull().default(''),
    districtCode: text('district_code').notNull().default(''),
    isDefault: yesNo('is_default').notNull().default('N'),
    sort: integer('sort').notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.sort),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault} = 'Y'`),
  ],
);
