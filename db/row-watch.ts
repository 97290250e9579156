import type { Database } from './client.ts';
import { isSameRow, quoted, ROW_TABLES, type Row, type RowTable, rowsOf } from './row-tables.ts';

/** A row at another time than now; null where there was none. */
export interface RowThen {
  readonly table: RowTable;
  readonly rowid: number;
  readonly row: Row | null;
}

export interface RowWatch {
  /** The rows that were noted since, as they stood before; some may be as they were. */
  noted(): readonly RowThen[];
  /** The rows that were changed since it was last asked, as they stood before; those that are as they were left out. */
  take(): readonly RowThen[];
  /** What was changed since is not told. */
  forget(): void;
}

const NONE: readonly never[] = [];

/**
 * Keeps what stood in a row before it was first changed. Temporary triggers see every write, cascades too, because one
 * process owns the file through one connection, and the file knows nothing of them. What a transaction undoes does no
 * harm: whatever was noted first is what stood there when the watch began.
 */
export function watchRows(db: Database): RowWatch {
  const before = ROW_TABLES.map((table) => ({ table, rows: new Map<number, Row | null>() }));
  /** Those with something in them: of so many tables a write touches two or three. */
  let touched: { readonly table: RowTable; readonly rows: Map<number, Row | null> }[] = [];
  const noteRow = (place: number, rowid: number, ...row: Row) => {
    const one = before[place];
    if (!one || one.rows.has(rowid)) return null;
    if (one.rows.size === 0) touched.push(one);
    one.rows.set(rowid, row.length === 0 ? null : row);
    return null;
  };
  db.sqlite.function('note_row', { varargs: true }, noteRow as (...values: unknown[]) => unknown);
  db.sqlite.transaction(() => {
    for (const [place, table] of ROW_TABLES.entries()) db.sqlite.exec(triggersOf(table, place));
  })();

  function forget(): void {
    if (touched.length === 0) return;
    for (const { rows } of touched) rows.clear();
    touched = [];
  }

  function noted(): readonly RowThen[] {
    if (touched.length === 0) return NONE;
    return touched.flatMap(({ table, rows }) => Array.from(rows, ([rowid, row]) => ({ table, rowid, row })));
  }

  return {
    noted,
    take() {
      const rows = noted();
      if (rows.length === 0) return NONE;
      forget();
      return rows.filter(({ table, rowid, row }) => !isSameRow(row, rowsOf(db)(table).read(rowid)));
    },
    forget,
  };
}

/**
 * Every statement is compiled together with the triggers that it may start, so there is as little in them as can be: a
 * row gets another place only where its number is a column that is written.
 */
function triggersOf({ name, columns, numbered }: RowTable, place: number): string {
  const old = columns.map((column) => `old.${quoted(column)}`).join(', ');
  const trigger = (change: string, body: string, of = '') =>
    `CREATE TEMP TRIGGER ${quoted(`row_${change}${of && '_place'}_${name}`)} AFTER ${change}${of} ON main.${quoted(name)} BEGIN ${body}; END;`;
  return [
    trigger('INSERT', `SELECT note_row(${place}, new.rowid)`),
    trigger('UPDATE', `SELECT note_row(${place}, old.rowid, ${old})`),
    trigger('DELETE', `SELECT note_row(${place}, old.rowid, ${old})`),
    ...(numbered === null
      ? []
      : [
          trigger(
            'UPDATE',
            `SELECT note_row(${place}, new.rowid) WHERE new.rowid <> old.rowid`,
            ` OF ${quoted(numbered)}`,
          ),
        ]),
  ].join('\n');
}
