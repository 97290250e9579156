/** What may stand in a row that somebody else wrote, column by column, as the schema has it. */
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../schema/index.ts';

/** A number may be a moment, and the sums of moments have to be dates still. */
const LARGEST_NUMBER = 2 ** 52;
const LONGEST_TEXT = 20_000;
/** A page of a book is the longest that a column holds. */
const LONGEST_JSON = 1024 * 1024;

type Check = (value: unknown) => boolean;

export interface TableToCopy {
  readonly name: string;
  readonly columns: readonly string[];
  /** What is wrong with a row, in words; null where nothing is. */
  problemOf(row: readonly unknown[]): string | null;
}

/** All tables but `replica_meta`, which says what a database is and not what it holds. */
export const TABLES_TO_COPY: readonly TableToCopy[] = Object.values(schema).flatMap((table) =>
  is(table, SQLiteTable) && table !== schema.replicaMeta ? [tableToCopy(table)] : [],
);

function tableToCopy(table: SQLiteTable): TableToCopy {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table)).map((column) => column as SQLiteColumn);
  const checks = columns.map(checkOf);
  return {
    name,
    columns: columns.map((column) => column.name),
    problemOf(row) {
      const wrong = row.findIndex((value, place) => !checks[place]?.(value));
      return wrong < 0 ? null : `what stands in ${name}.${columns[wrong]?.name} cannot stand there`;
    },
  };
}

export function fitsColumn(column: SQLiteColumn, value: unknown): boolean {
  return checkOf(column)(value);
}

function checkOf(column: SQLiteColumn): Check {
  const check = valueCheck(column);
  return column.notNull ? check : (value) => value === null || check(value);
}

function valueCheck({ name, dataType, enumValues, default: usual }: SQLiteColumn): Check {
  switch (dataType) {
    case 'number':
      return (value) => Number.isInteger(value) && Math.abs(value as number) <= LARGEST_NUMBER;
    case 'boolean':
      return (value) => value === 0 || value === 1;
    case 'string':
      if (enumValues?.length) return (value) => enumValues.some((known) => known === value);
      return (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
    case 'json':
      return (value) => isJson(value, Array.isArray(usual));
    // The only type of our own is `jsonText`.
    case 'custom':
      return (value) => (value === '' && usual === '') || isJson(value, false);
    default:
      throw new Error(`nothing says what may stand in the column ${name}`);
  }
}

function isJson(value: unknown, isList: boolean): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_JSON) return false;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed !== null && (!isList || Array.isArray(parsed));
  } catch {
    return false;
  }
}
