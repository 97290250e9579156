import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './account/users.ts';

/** 团队成员. A team is its owner: whoever is in it orders, within limits, on that account. */
export const teamMembers = sqliteTable(
  'team_members',
  {
    id: integer('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['admin', 'editor', 'contributor'] }).notNull(),
    state: text('state', { enum: ['pending', 'normal', 'disabled', 'removed'] }).notNull(),
    monthlyFen: integer('monthly_fen').notNull(),
    /** Nothing where there may be as many as wanted. */
    worksMax: integer('works_max'),
    createdAt: integer('created_at').notNull(),
    /** Since when works and orders are the team's business; nothing before the owner said yes. */
    joinedAt: integer('joined_at'),
    endedAt: integer('ended_at'),
  },
  (table) => [
    // Nobody is in two teams, however many links are opened at once.
    uniqueIndex('team_members_user').on(table.userId).where(sql`${table.state} <> 'removed'`),
    index('team_members_owner').on(table.ownerId, table.state, table.id),
  ],
);

/** 邀请链接, good for one person. Its code is kept, because the owner shows it again. */
export const teamInvites = sqliteTable(
  'team_invites',
  {
    id: integer('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    role: text('role', { enum: ['admin', 'editor', 'contributor'] }).notNull(),
    monthlyFen: integer('monthly_fen').notNull(),
    worksMax: integer('works_max'),
    /** For whom the link is (备注), for the owner alone. */
    note: text('note').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    revokedAt: integer('revoked_at'),
    usedAt: integer('used_at'),
  },
  (table) => [
    uniqueIndex('team_invites_code').on(table.code),
    index('team_invites_owner').on(table.ownerId, table.expiresAt),
  ],
);

/** 团队动态: what happened, for the owner. */
export const teamLog = sqliteTable(
  'team_log',
  {
    id: integer('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    actor: text('actor').notNull(),
    text: text('text').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('team_log_owner').on(table.ownerId, table.id)],
);
