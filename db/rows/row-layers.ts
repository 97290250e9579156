import { closeDatabase, type Database, openDatabaseBytes } from '../client.ts';
import { forgetGoods } from '../queries/cart/goods.ts';
import { serializeTemplate } from '../template.ts';
import { rowsOf } from './row-tables.ts';
import type { RowThen } from './row-watch.ts';

/** Rows as they stood at one time. */
export type Layer = readonly RowThen[];

/**
 * Puts the rows of each layer in the place of those that stand there, one layer after the other, and answers what
 * stood there: the same call with the answers in the other order takes it back. All of it happens, or nothing.
 */
export function swapLayers(db: Database, layers: readonly Layer[]): Layer[] {
  // Every layer is a whole state of the world, so nothing has to follow from a row that goes.
  db.sqlite.pragma('foreign_keys = OFF');
  try {
    return db.sqlite.transaction(() => layers.map((layer) => swapLayer(db, layer)))();
  } finally {
    db.sqlite.pragma('foreign_keys = ON');
    forgetGoods(db);
  }
}

/** Those that go first: what is unique may stand in another row now. */
function swapLayer(db: Database, layer: Layer): Layer {
  const rows = rowsOf(db);
  const stood = layer.map(({ table, rowid }) => ({ table, rowid, row: rows(table).read(rowid) }));
  for (const { table, rowid, row } of stood) if (row) rows(table).remove(rowid);
  for (const { table, rowid, row } of layer) if (row) rows(table).insert(rowid, row);
  return stood;
}

/** The bytes of a database that differs from this one by these rows. */
export function databaseWith(db: Database, layer: Layer): Buffer {
  const copy = openDatabaseBytes(serializeTemplate(db));
  try {
    swapLayers(copy, [layer]);
    return serializeTemplate(copy);
  } finally {
    closeDatabase(copy);
  }
}
