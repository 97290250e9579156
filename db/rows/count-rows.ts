import { count, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import { quoted, ROW_TABLES } from './row-tables.ts';

/** How many rows of a table are wanted. */
export function countRows(db: Database, table: SQLiteTable, wanted: SQL | undefined): number {
  return db.orm.select({ n: count() }).from(table).where(wanted).get()?.n ?? 0;
}

/** How many rows all tables have. */
export function countAllRows({ sqlite }: Database): number {
  const counts = ROW_TABLES.map(({ name }) => `(SELECT count(*) FROM ${quoted(name)})`);
  return (
    sqlite
      .prepare<[], number>(`SELECT ${counts.join(' + ')}`)
      .pluck()
      .get() ?? 0
  );
}
