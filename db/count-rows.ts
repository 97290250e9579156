import { count, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.ts';

/** How many rows of a table are wanted. */
export function countRows(db: Database, table: SQLiteTable, wanted: SQL | undefined): number {
  return db.orm.select({ n: count() }).from(table).where(wanted).get()?.n ?? 0;
}
