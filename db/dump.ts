import type { Database } from './client.ts';

interface Dump {
  readonly version: string;
  readonly text: string;
}

const lastDumps = new WeakMap<Database['sqlite'], Dump>();

/** Another text after every write: those of this connection, those of others, and those of the schema. */
function versionOf({ sqlite }: Database): string {
  const [own, others, schema] = [
    sqlite.prepare('SELECT total_changes()').pluck().get(),
    sqlite.pragma('data_version', { simple: true }),
    sqlite.pragma('schema_version', { simple: true }),
  ];
  return `${own} ${others} ${schema}`;
}

/**
 * Everything the database says, as text, whatever the order in which it was written.
 * Two databases with equal dumps hold the same facts. drizzle's own journal is left out.
 * Most are asked for twice around a call that wrote nothing; then the second one is the first one.
 */
export function logicalDump(db: Database): string {
  const version = versionOf(db);
  const last = lastDumps.get(db.sqlite);
  if (last?.version === version) return last.text;
  const text = readDump(db);
  lastDumps.set(db.sqlite, { version, text });
  return text;
}

function readDump(db: Database): string {
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
