/** The rows behind the product, to look at and to edit. */
import type { ControlOperations } from './operation.ts';
import { rowValues } from './parts.ts';
import {
  either,
  flag,
  list,
  nullable,
  number,
  object,
  optional,
  type Static,
  text,
  whole,
  word,
} from './schema.ts';

/** So many rows are told at once. */
export const MOST_ROWS = 100;

const column = object({
  name: text,
  type: word(['number', 'flag', 'word', 'text', 'json']),
  nullable: flag,
  /** Tells the rows apart, so that it cannot be edited. */
  key: flag,
  /** Nobody reads or edits it. */
  secret: flag,
  words: list(text),
  /** The table whose row it names. */
  refers: nullable(text),
});
const row = object({
  rowid: number,
  values: rowValues,
  /** Columns of which only a part is shown. */
  masked: list(text),
});

export type RowColumn = Static<typeof column>;
export type ShownRow = Static<typeof row>;

export const ROW_OPERATIONS = {
  'GET /rows': {
    summary: 'The tables of this world: how many rows each has, and what may stand in its columns',
    reply: object({ list: list(object({ name: text, rows: number, columns: list(column) })) }),
  },
  'GET /rows/{table}': {
    summary: `Rows of a table, ${MOST_ROWS} at the most, secrets and phone numbers masked; column with value takes those where exactly that stands`,
    query: object({
      from: optional(whole(0, Number.MAX_SAFE_INTEGER)),
      limit: optional(whole(1, MOST_ROWS)),
      column: optional(text),
      value: optional(text),
    }),
    reply: object({ table: text, total: number, from: number, list: list(row) }),
  },
  'POST /rows/{table}/{rowid}': {
    summary:
      'Write one value of a row, of the type of its column and within the rules of the table; without value nothing stands there. A write like others: moments lead back before it. Keys, secrets and replica_meta cannot be edited',
    body: object({ column: text, value: optional(either(text, number)) }),
    example: { column: 'remark', value: '加急' },
    reply: row,
  },
} satisfies ControlOperations;
