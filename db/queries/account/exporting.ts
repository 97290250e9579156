import type { Database } from '../../client.ts';
import { MEMBER_TABLES } from './member-tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** A page of a work may have 400 kB, and so many rows are in memory at a time. */
const ROWS_AT_ONCE = 20;

/** What a member takes along (导出), by the name that it has in the file. */
export function exportedTables(): readonly { readonly name: string; readonly as: string }[] {
  return Object.entries(MEMBER_TABLES).flatMap(([name, { exported }]) =>
    'as' in exported ? [{ name, as: exported.as }] : [],
  );
}

/**
 * The member's rows of a table, some at a time: no statement stays open while they are sent, so that others write in
 * between. Which rows are the member's may be asked of all orders, so that is asked once, and again only after a write:
 * a row that goes leaves its number to the next one, which may be somebody else's.
 */
export function* rowsOf(db: Database, table: string, userId: number): Generator<Row> {
  const known = MEMBER_TABLES[table];
  if (!known || !('as' in known.exported)) throw new RangeError(`nothing of ${table} is exported`);
  const without = new Set(known.exported.without);
  const changes = db.sqlite.prepare<[], number>('SELECT total_changes()').pluck();
  const walking = db.sqlite
    .prepare<{ userId: number; after: number }, number>(
      `SELECT rowid FROM "${table}" WHERE (${known.own}) AND rowid > @after ORDER BY rowid`,
    )
    .pluck();
  const reading = db.sqlite.prepare<[string], Row>(
    `SELECT * FROM "${table}" WHERE rowid IN (SELECT value FROM json_each(?)) ORDER BY rowid`,
  );
  let after = 0;
  let walkedAt = changes.get();
  let places = walking.all({ userId, after });
  for (let next = 0; next < places.length; ) {
    const some = places.slice(next, next + ROWS_AT_ONCE);
    after = some.at(-1) ?? after;
    next += some.length;
    for (const row of reading.all(JSON.stringify(some))) {
      yield Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) =>
          without.has(name) ? [] : [[name, inWords(name, value)]],
        ),
      );
    }
    const changed = changes.get();
    if (changed === walkedAt) continue;
    walkedAt = changed;
    places = walking.all({ userId, after });
    next = 0;
  }
}
/** Moments as everybody reads them; they are told by their names. */
function inWords(name: string, value: unknown): unknown {
  return typeof value === 'number' && /(?:^|_)(?:at|until|from|to)$/.test(name)
    ? new Date(value).toISOString()
    : value;
}

/** The files that a member brought (上传的文件), each once. */
export function* ownFiles(db: Database, userId: number): Generator<{ hash: string; kind: string }> {
  for (const { hash, kind } of rowsOf(db, 'member_files', userId)) {
    yield { hash: String(hash), kind: String(kind) };
  }
}
