import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import { forgetGoods } from '../queries/cart/goods.ts';
import { quoted, quotedColumns, type Row, type RowTable, rowsOf, type Value } from './row-tables.ts';
import { fitsColumn } from './row-values.ts';

export type ColumnType = 'number' | 'flag' | 'word' | 'text' | 'json';

/** What may stand in a column, for who edits it. */
export interface ColumnFacts {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** Tells the rows apart, so that it cannot be edited. */
  readonly key: boolean;
  /** The words it has, of type word. */
  readonly words: readonly string[];
  /** The table whose row it names. */
  readonly refers: string | null;
}

/** A value that cannot stand there; nothing was changed. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
  readonly reason: 'unknown-row' | 'unknown-column' | 'key-column' | 'bad-value' | 'constraint';

  constructor(reason: RowRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export function columnsOf(table: RowTable): ColumnFacts[] {
  return table.columns.flatMap((name, place) => {
    const column = table.columnOf(name);
    if (!column) return [];
    return [
      {
        name,
        type: typeOf(column),
        nullable: !column.notNull,
        key: table.key.includes(place),
        words: column.enumValues ?? [],
        refers: table.refers.get(name) ?? null,
      },
    ];
  });
}

function typeOf({ dataType, enumValues }: SQLiteColumn): ColumnType {
  if (dataType === 'number') return 'number';
  if (dataType === 'boolean') return 'flag';
  if (dataType === 'string') return enumValues?.length ? 'word' : 'text';
  return 'json';
}

export interface RowPage {
  readonly total: number;
  readonly rows: readonly { readonly rowid: number; readonly row: Row }[];
}

export interface RowsWanted {
  readonly from: number;
  readonly most: number;
  /** Only those where this stands in that column. */
  readonly where: { readonly column: string; readonly value: string } | null;
}

export function readRows({ sqlite }: Database, table: RowTable, { from, most, where }: RowsWanted): RowPage {
  const name = quoted(table.name);
  const filter = where ? `WHERE CAST(${quoted(where.column)} AS TEXT) = ?` : '';
  const values = where ? [where.value] : [];
  const total = sqlite.prepare(`SELECT count(*) FROM ${name} ${filter}`).pluck().get(values);
  const rows = sqlite
    .prepare<unknown[], [number, ...Value[]]>(
      `SELECT rowid, ${quotedColumns(table)} FROM ${name} ${filter} ORDER BY rowid LIMIT ? OFFSET ?`,
    )
    .raw()
    .all(...values, most, from);
  return { total: Number(total), rows: rows.map(([rowid, ...row]) => ({ rowid, row })) };
}

/** Writes one value, and answers the row. Throws `RowRefused` where it cannot stand there, in words. */
export function editCell(
  db: Database,
  { table, rowid, column: name, value }: { table: RowTable; rowid: number; column: string; value: Value },
): Row {
  const column = columnsOf(table).find((one) => one.name === name);
  if (!column) throw new RowRefused('unknown-column', `${table.name} has no column "${name}"`);
  if (column.key) throw new RowRefused('key-column', `${name} tells the rows apart and cannot be edited`);
  if (!rowsOf(db)(table).read(rowid)) throw noRow(table, rowid);
  demandFit(table, column, value);
  try {
    db.sqlite
      .prepare(`UPDATE ${quoted(table.name)} SET ${quoted(name)} = ? WHERE rowid = +?`)
      .run(value, rowid);
  } catch (error) {
    throw constraintOf(error, column) ?? error;
  } finally {
    forgetGoods(db);
  }
  return rowsOf(db)(table).read(rowid) ?? [];
}

export function noRow(table: RowTable, rowid: number): RowRefused {
  return new RowRefused('unknown-row', `${table.name} has no row ${rowid}`);
}

const WANTED: Readonly<Record<ColumnType, (column: ColumnFacts) => string>> = {
  number: () => 'a whole number',
  flag: () => '0 or 1',
  word: ({ words }) => `one of ${words.map((word) => `"${word}"`).join(', ')}`,
  text: () => 'a text of at most 20000 letters',
  json: () => 'JSON',
};

function demandFit({ columnOf }: RowTable, column: ColumnFacts, value: Value): void {
  const known = columnOf(column.name);
  if (known && fitsColumn(known, value)) return;
  const none = column.nullable ? ', or nothing' : '';
  const wanted = `${WANTED[column.type](column)}${none}`;
  throw new RowRefused('bad-value', `${column.name} is ${wanted}, not ${JSON.stringify(value)}`);
}

/** In words what SQLite only names. */
function constraintOf(error: unknown, { name, refers }: ColumnFacts): RowRefused | null {
  const { code = '', message = '' } = Object(error) as { code?: string; message?: string };
  if (!String(code).startsWith('SQLITE_CONSTRAINT')) return null;
  const [, what = ''] = /failed: (.*)$/.exec(message) ?? [];
  const words: Readonly<Record<string, string>> = {
    SQLITE_CONSTRAINT_FOREIGNKEY: refers
      ? `${name} names a row of ${refers}, and there is none of that number`
      : 'another table names this row by what it was',
    SQLITE_CONSTRAINT_UNIQUE: `another row has the same ${what}`,
    SQLITE_CONSTRAINT_CHECK: `the rule "${what}" of the table does not let it be so`,
  };
  return new RowRefused('constraint', words[String(code)] ?? message);
}
