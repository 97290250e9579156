import type { Database } from '../client.ts';
import { quoted, ROW_TABLES, type Row, type RowTable, rowsOf } from './row-tables.ts';

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
  /** Made anew for each write: what is young and goes again costs nothing. */
  let before = new Map<RowTable, Map<number, Row | null>>();
  const noteRow = (place: number, rowid: number, ...row: Row) => {
    const rows = notedOf(ROW_TABLES[place] as RowTable);
    if (!rows.has(rowid)) rows.set(rowid, row.length === 0 ? null : row);
    return null;
  };
  function notedOf(table: RowTable): Map<number, Row | null> {
    const known = before.get(table);
    if (known) return known;
    const rows = new Map<number, Row | null>();
    before.set(table, rows);
    return rows;
  }
  db.sqlite.function('note_row', { varargs: true }, noteRow as (...values: unknown[]) => unknown);
  db.sqlite.transaction(() => {
    for (const [place, table] of ROW_TABLES.entries()) db.sqlite.exec(triggersOf(table, place));
  })();

  function forget(): void {
    if (before.size > 0) before = new Map();
  }

  function noted(): RowThen[] {
    const all: RowThen[] = [];
    for (const [table, rows] of before) for (const [rowid, row] of rows) all.push({ table, rowid, row });
    return all;
  }

  return {
    noted,
    take() {
      if (before.size === 0) return NONE;
      const rows = noted();
      forget();
      return rows.filter(({ table, rowid, row }) => rowsOf(db)(table).differs(rowid, row));
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
