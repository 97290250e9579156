/** The tables as rows of plain values: what watching, putting back, comparing and editing rows have in common. */
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import { preparedOnce } from '../prepared.ts';
import * as schema from '../schema/index.ts';

export type Value = string | number | null;
/** The values of all columns, in their order. */
export type Row = readonly Value[];

export interface RowTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Places of the columns that tell its rows apart. */
  readonly key: readonly number[];
  /** The column that is the number by which SQLite finds the row; null where that is none. */
  readonly numbered: string | null;
  /** By column the table whose row it names. */
  readonly refers: ReadonlyMap<string, string>;
  readonly columnOf: (name: string) => SQLiteColumn | undefined;
}

/** Every table, `replica_meta` too. */
export const ROW_TABLES: readonly RowTable[] = Object.values(schema).flatMap((table) =>
  is(table, SQLiteTable) ? [rowTable(table)] : [],
);

const BY_NAME = new Map(ROW_TABLES.map((table) => [table.name, table]));

export function rowTableNamed(name: string): RowTable | undefined {
  return BY_NAME.get(name);
}

function rowTable(table: SQLiteTable): RowTable {
  const { columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const named = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  const key = columns.flatMap(({ name, primary }, place) => (primary || named.includes(name) ? [place] : []));
  return {
    name: getTableName(table),
    columns: columns.map(({ name }) => name),
    key,
    numbered: columns.find(({ primary, dataType }) => primary && dataType === 'number')?.name ?? null,
    refers: new Map(
      foreignKeys.flatMap((each) => {
        const { columns: own, foreignTable } = each.reference();
        return own.map((column) => [column.name, getTableName(foreignTable)] as const);
      }),
    ),
    columnOf: (name) => columns.find((column) => column.name === name),
  };
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quotedColumns({ columns }: RowTable): string {
  return columns.map(quoted).join(', ');
}

interface RowStatements {
  readonly read: (rowid: number) => Row | null;
  /** Whether something else stands there now. */
  readonly differs: (rowid: number, row: Row | null) => boolean;
  readonly remove: (rowid: number) => void;
  readonly insert: (rowid: number, row: Row) => void;
}

/** Of one table; prepared when it is first asked for. */
export const rowsOf = preparedOnce((db: Database) => {
  const made = new Map<RowTable, RowStatements>();
  return (table: RowTable): RowStatements => {
    const known = made.get(table) ?? statementsOf(db, table);
    made.set(table, known);
    return known;
  };
});

function statementsOf({ sqlite }: Database, table: RowTable): RowStatements {
  const [name, columns] = [quoted(table.name), quotedColumns(table)];
  const places = table.columns.map(() => '?').join(', ');
  const read = sqlite.prepare<[number], Row>(`SELECT ${columns} FROM ${name} WHERE rowid = +?`).raw();
  const remove = sqlite.prepare<[number]>(`DELETE FROM ${name} WHERE rowid = +?`);
  const insert = sqlite.prepare(`INSERT INTO ${name} (rowid, ${columns}) VALUES (?, ${places})`);
  const readNow = (rowid: number) => read.get(rowid) ?? null;
  return {
    read: readNow,
    differs: (rowid, row) => !isSameRow(readNow(rowid), row),
    remove: (rowid) => void remove.run(rowid),
    insert: (rowid, row) => void insert.run(rowid, ...row),
  };
}

export function isSameRow(one: Row | null, other: Row | null): boolean {
  if (one === null || other === null) return one === other;
  return one.every((value, place) => value === other[place]);
}
