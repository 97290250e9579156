import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What makes a SQLite file ours: the marker, the schema version, the seed and when it was seeded. */
export const replicaMeta = sqliteTable('replica_meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
