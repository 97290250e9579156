import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing.ts';
import { exportedTables, rowsOf } from './exporting.ts';
import { MEMBER_TABLES } from './member-tables.ts';

/** Tables in which nobody's rows are. */
const NOBODYS_TABLES: readonly string[] = [
  'goods',
  'goods_bindings',
  'goods_steps',
  'goods_step_items',
  'price_tiers',
  'read_batches',
  'read_readers',
  'replica_meta',
  'authority_answers',
  // They name an account or a mobile and no member, and are forgotten within the hour.
  'login_failures',
  'verification_codes',
];

const db = createTestDatabase();
const tables = db.sqlite
  .prepare<[], string>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '__drizzle_migrations'",
  )
  .pluck()
  .all();
const columnsOf = (table: string) =>
  db.sqlite.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);

describe('the data of a member', () => {
  it('is said of every table, in one place', () => {
    expect([...Object.keys(MEMBER_TABLES), ...NOBODYS_TABLES].sort()).toEqual([...tables].sort());
  });

  it('is nobody’s where no column names a member', () => {
    const named = NOBODYS_TABLES.filter((table) =>
      columnsOf(table).some((column) => /user_id|owner_id/.test(column)),
    );
    expect(named).toEqual([]);
  });

  it('can be asked of every table, and leaves out what opens an account', () => {
    for (const { name } of exportedTables()) {
      for (const row of rowsOf(db, name, 10003)) {
        expect(Object.keys(row).filter((column) => /password|token|open_id|secret/.test(column))).toEqual([]);
      }
    }
  });

  it('has names that are not given twice', () => {
    const names = exportedTables().map(({ as }) => as);
    expect(new Set(names).size).toBe(names.length);
  });

  it('comes some rows at a time and none twice', () => {
    const ids = [...rowsOf(db, 'order_logs', 10003)].map(({ id }) => id);
    const own = 'SELECT id FROM order_logs WHERE order_id IN (SELECT id FROM orders WHERE user_id = 10003)';
    const all = db.sqlite.prepare(`${own} ORDER BY id`).pluck().all();
    expect(ids.length).toBeGreaterThan(20);
    expect(ids).toEqual(all);
  });
});
