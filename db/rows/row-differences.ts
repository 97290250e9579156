import type { Database } from '../client.ts';
import type { Layer } from './row-layers.ts';
import { isSameRow, ROW_TABLES, type Row, type RowTable, rowsOf } from './row-tables.ts';
import type { RowThen } from './row-watch.ts';

/** A row at two times; null where there was none. */
export interface RowDifference {
  readonly before: Row | null;
  readonly after: Row | null;
}

export interface TableDifferences {
  readonly table: RowTable;
  readonly rows: readonly RowDifference[];
}

/** What differs between two times, each told by how it differs from now. By tables, in the order of their names. */
export function differencesOf(db: Database, before: Layer, after: Layer): TableDifferences[] {
  const rows = rowsOf(db);
  const now = ({ table, rowid }: RowThen) => rows(table).read(rowid);
  const then = { before: byPlace(before), after: byPlace(after) };
  const found = new Map<RowTable, RowDifference[]>();
  for (const [place, touched] of new Map([...then.before, ...then.after])) {
    const [one, other] = [then.before, then.after].map((layer) => {
      const told = layer.get(place);
      return told ? told.row : now(touched);
    });
    const difference = { before: one ?? null, after: other ?? null };
    if (isSameRow(difference.before, difference.after)) continue;
    found.set(touched.table, [...(found.get(touched.table) ?? []), difference]);
  }
  return [...ROW_TABLES]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((table) => {
      const differences = found.get(table);
      return differences ? [{ table, rows: byKey(table, differences) }] : [];
    });
}

function byPlace(layer: Layer): Map<string, RowThen> {
  return new Map(layer.map((then) => [`${then.table.name} ${then.rowid}`, then]));
}

/** A row that was taken away and written again is one that changed: its key says so, where it lies does not. */
function byKey({ key }: RowTable, differences: readonly RowDifference[]): RowDifference[] {
  const keyOf = (row: Row) => JSON.stringify(key.map((place) => row[place]));
  const joined = new Map<string, RowDifference>();
  for (const { before, after } of differences) {
    if (before) {
      const own = keyOf(before);
      joined.set(own, { before, after: joined.get(own)?.after ?? null });
    }
    if (after) {
      const own = keyOf(after);
      joined.set(own, { before: joined.get(own)?.before ?? null, after });
    }
  }
  return [...joined]
    .filter(([, { before, after }]) => !isSameRow(before, after))
    .sort(([one], [other]) => IN_ORDER.compare(one, other))
    .map(([, difference]) => difference);
}

/** 9 comes before 10. */
const IN_ORDER = new Intl.Collator('en', { numeric: true });
