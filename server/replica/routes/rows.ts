import { MOST_ROWS, type ShownRow } from '#contracts/control/rows.ts';
import { columnsOf, editCell, RowRefused, readRows } from '#db/rows/row-editing.ts';
import { ROW_TABLES, type Row, type RowTable, rowTableNamed } from '#db/rows/row-tables.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import { badControlRequest, ControlProblem, controlNotFound } from '../control-problem.ts';
import { isSecretColumn, shownRow } from '../shown-rows.ts';

/** It says what a database is, and not what it holds. */
const NOT_EDITED = 'replica_meta';

export const rowHandlers = {
  'GET /rows': ({ world: { db } }) => ({
    list: ROW_TABLES.map((table) => ({
      name: table.name,
      rows: readRows(db, table, { from: 0, most: 0, where: null }).total,
      columns: columnsOf(table).map((column) => ({ ...column, secret: isSecretColumn(column.name) })),
    })).sort((one, other) => (one.name < other.name ? -1 : 1)),
  }),

  'GET /rows/{table}'({ world: { db }, path, query: { from = 0, limit = MOST_ROWS, column, value } }) {
    const table = tableOrRefuse(path.table);
    const where = column && value !== undefined ? { column, value } : null;
    if (where) demandOpen(table, where.column);
    const { total, rows } = readRows(db, table, { from, most: limit, where });
    return { table: table.name, total, from, list: rows.map(({ rowid, row }) => shown(table, rowid, row)) };
  },

  'POST /rows/{table}/{rowid}'({ world: { db }, path, body: { column, value = null } }) {
    const table = tableOrRefuse(path.table);
    demandOpen(table, column);
    if (table.name === NOT_EDITED) {
      throw new ControlProblem(
        409,
        'not-edited',
        `${NOT_EDITED} says what the database is and is not edited`,
      );
    }
    const rowid = /^-?\d{1,15}$/.test(path.rowid) ? Number(path.rowid) : null;
    if (rowid === null) throw badControlRequest(`a row is named by a whole number, not "${path.rowid}"`);
    try {
      return shown(table, rowid, editCell(db, { table, rowid, column, value }));
    } catch (error) {
      throw error instanceof RowRefused ? problemOf(error) : error;
    }
  },
} satisfies SomeHandlers;

function tableOrRefuse(name: string): RowTable {
  const table = rowTableNamed(name);
  if (!table) throw controlNotFound('unknown-table', `there is no table "${name}"; GET rows lists them`);
  return table;
}

function demandOpen(table: RowTable, column: string): void {
  if (!table.columns.includes(column)) {
    throw badControlRequest(`${table.name} has no column "${column}"; known are ${table.columns.join(', ')}`);
  }
  if (isSecretColumn(column)) {
    throw new ControlProblem(
      409,
      'secret-column',
      `${column} is secret: nobody looks for it or writes it here`,
    );
  }
}

function shown(table: RowTable, rowid: number, row: Row): ShownRow {
  const values = shownRow(table, row);
  const masked = table.columns.filter((column, place) => values[column] !== (row[place] ?? null));
  return { rowid, values, masked };
}

function problemOf({ reason, message }: RowRefused): ControlProblem {
  if (reason === 'unknown-row') return controlNotFound(reason, message);
  return new ControlProblem(reason === 'constraint' ? 409 : 400, reason, message);
}
