import { Column, fillPlaceholders, getTableName, is, noopDecoder, SQL, Subquery } from 'drizzle-orm';
import { PreparedQuery } from 'drizzle-orm/better-sqlite3/session';

type Row = readonly unknown[];
type Make = (row: Row) => unknown;

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

export interface SelectedField {
  readonly path: readonly string[];
  readonly field: unknown;
}

/** What drizzle keeps of a statement, as far as rows are made by it. */
interface Prepared {
  readonly stmt: { raw(): { get(...values: unknown[]): Row | undefined; all(...values: unknown[]): Row[] } };
  readonly query: { readonly params: unknown[] };
  readonly fields: readonly SelectedField[] | undefined;
  readonly joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined;
  readonly customResultMapper: unknown;
  /** Null where drizzle makes the rows by itself. */
  makeRow?: Make | null;
}

interface Part {
  readonly name: string;
  readonly make: Make;
}

interface Selected {
  readonly path: readonly string[];
  readonly field: unknown;
  readonly make: Make;
}

/**
 * Drizzle works out for every value of every row what kind of column it came from and where it belongs, which costs as
 * much as reading it. From here on that is worked out once for each statement; what comes out is the same.
 */
export function makeRowsByPlan(): void {
  const prototype = PreparedQuery.prototype as unknown as {
    all(values?: Record<string, unknown>): unknown;
    get(values?: Record<string, unknown>): unknown;
  };
  const { all, get } = prototype;
  prototype.all = function (this: Prepared, values = {}) {
    const make = makerOf(this);
    if (make === null) return all.call(this, values);
    return this.stmt
      .raw()
      .all(...fillPlaceholders(this.query.params, values))
      .map(make);
  };
  prototype.get = function (this: Prepared, values = {}) {
    const make = makerOf(this);
    if (make === null) return get.call(this, values);
    const row = this.stmt.raw().get(...fillPlaceholders(this.query.params, values));
    return row && make(row);
  };
}

function makerOf(prepared: Prepared): Make | null {
  if (prepared.makeRow === undefined) {
    const { fields, joinsNotNullableMap, customResultMapper } = prepared;
    prepared.makeRow = fields && !customResultMapper ? rowMaker(fields, joinsNotNullableMap) : null;
  }
  return prepared.makeRow;
}

/** What makes an object of the values of these columns; null for groups within groups, which drizzle makes itself. */
export function rowMaker(
  fields: readonly SelectedField[],
  notNullable: Readonly<Record<string, boolean>> | undefined,
): Make | null {
  if (fields.some(({ path }) => path.length > 2)) return null;
  const selected = fields.map(({ path, field }, index) => ({ path, field, make: valueMaker(field, index) }));
  const names = new Set(selected.map(({ path }) => path[0] ?? ''));
  return objectMaker(
    [...names].map((name) => {
      const own = selected.filter(({ path }) => path[0] === name);
      const [only] = own.filter(({ path }) => path.length === 1);
      return { name, make: only ? only.make : groupMaker(own, notNullable) };
    }),
  );
}

function objectMaker(parts: readonly Part[]): Make {
  return (row) => {
    const made: Record<string, unknown> = {};
    for (const { name, make } of parts) made[name] = make(row);
    return made;
  };
}

/** The columns of a joined table are null together where the join found none; the first of them tells. */
function groupMaker(
  group: readonly Selected[],
  notNullable: Readonly<Record<string, boolean>> | undefined,
): Make {
  const make = objectMaker(group.map((one) => ({ name: one.path[1] ?? '', make: one.make })));
  const columns = group.filter(({ field }) => is(field, Column));
  const [first] = columns;
  if (!notNullable || !first) return make;
  const tables = new Set(columns.map(({ field }) => getTableName((field as Column).table)));
  const [table = ''] = tables;
  if (tables.size > 1 || notNullable[table]) return make;
  return (row) => (first.make(row) === null ? null : make(row));
}

function valueMaker(field: unknown, index: number): Make {
  const decoder = decoderOf(field);
  const isKept =
    decoder === noopDecoder || decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  if (isKept) return (row) => row[index];
  return (row) => (row[index] === null ? null : decoder.mapFromDriverValue(row[index]));
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const sql = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql;
  return (sql as unknown as { readonly decoder: Decoder }).decoder;
}
