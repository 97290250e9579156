import type { Database } from './client.ts';

/**
 * Everything the database says, as text, whatever the order in which it was written.
 * Two databases with equal dumps hold the same facts. drizzle's own journal is left out.
 */
export function logicalDump(db: Database): string {
  const tables = db.sqlite
    .prepare<[], { name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '__drizzle_migrations' ORDER BY name",
    )
    .all();
  return tables.map(({ name }) => `${name}\n${tableLines(db, name).join('\n')}\n`).join('\n');
}

function tableLines(db: Database, table: string): string[] {
  const quoted = `"${table.replaceAll('"', '""')}"`;
  return db.sqlite
    .prepare(`SELECT * FROM ${quoted}`)
    .all()
    .map((row) => `  ${JSON.stringify(row)}`)
    .sort();
}
