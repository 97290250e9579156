import type { ControlReply } from '#contracts/control/operations.ts';
import type { RowValues } from '#contracts/control/parts.ts';
import type { RowDifference, TableDifferences } from '#db/rows/row-differences.ts';
import type { Row, RowTable, Value } from '#db/rows/row-tables.ts';
import { hideNamed, hideTokens, maskMobiles, SECRET_NAME } from '#server/redaction.ts';

const HIDDEN = '***';
/** A code that opens something: a login, a work, an invite. */
const SECRET_CODE = /^code(_hash)?$/;

type Compared = Pick<ControlReply<'GET /moments/compare'>, 'tables' | 'leftOut'>;

/** Whether nobody may read what stands in this column, by its name. */
export function isSecretColumn(name: string): boolean {
  return SECRET_NAME.test(name) || SECRET_CODE.test(name);
}

/** A value as somebody may read it: no password, token or whole phone number. */
export function shownValue(column: string, value: Value): Value {
  if (value === null || value === '') return value;
  if (isSecretColumn(column)) return HIDDEN;
  return typeof value === 'string' ? maskMobiles(hideNamed(hideTokens(value, HIDDEN), HIDDEN)) : value;
}

/** The values of some columns, of all unless said. */
export function shownRow({ columns }: RowTable, row: Row, wanted?: ReadonlySet<number>): RowValues {
  return Object.fromEntries(
    columns.flatMap((column, place) =>
      wanted === undefined || wanted.has(place) ? [[column, shownValue(column, row[place] ?? null)]] : [],
    ),
  );
}

/** As many rows as `most`, table by table. */
export function shownDifferences(found: readonly TableDifferences[], most: number): Compared {
  const total = found.reduce((sum, { rows }) => sum + rows.length, 0);
  let left = most;
  const tables = found.flatMap(({ table, rows }) => {
    const told = rows.slice(0, left);
    left -= told.length;
    return told.length === 0 ? [] : [shownTable(table, told)];
  });
  return { tables, leftOut: total - (most - left) };
}

function shownTable(table: RowTable, rows: readonly RowDifference[]): Compared['tables'][number] {
  return {
    table: table.name,
    added: rows.flatMap(({ before, after }) => (after && !before ? [shownRow(table, after)] : [])),
    removed: rows.flatMap(({ before, after }) => (before && !after ? [shownRow(table, before)] : [])),
    changed: rows.flatMap(({ before, after }) => {
      if (!before || !after) return [];
      const differing = new Set([...table.columns.keys()].filter((place) => before[place] !== after[place]));
      const key = shownRow(table, after, new Set(table.key));
      return [{ key, before: shownRow(table, before, differing), after: shownRow(table, after, differing) }];
    }),
  };
}
