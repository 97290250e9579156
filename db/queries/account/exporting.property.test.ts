import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runScenario, SCENARIOS, type ScenarioName, ScenarioRefused } from '../../scenarios/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { exportedTables, rowsOf } from './exporting.ts';
import { MEMBER_TABLES } from './member-tables.ts';

type Db = ReturnType<typeof createTestDatabase>;

const MEMBERS = { demo: 10001, vip: 10002, super: 10003, fresh: 10005 } as const;
type Account = keyof typeof MEMBERS;
const pairs = (Object.keys(MEMBERS) as Account[]).flatMap((one) =>
  (Object.keys(MEMBERS) as Account[]).filter((other) => other !== one).map((other) => [one, other] as const),
);
/** Every scenario that writes for a member. */
const WRITING = Object.values(SCENARIOS).filter(({ defaults }) => 'account' in defaults);
const MARK = 'of-the-other:';

function columnsOf(db: Db, table: string) {
  return db.sqlite
    .prepare<[string], { name: string; type: string }>('SELECT name, type FROM pragma_table_info(?)')
    .all(table);
}

function fillFor(db: Db, account: Account, names: readonly string[]): void {
  for (const name of names) {
    try {
      runScenario(name as ScenarioName, { db, now: TEST_NOW }, { account });
    } catch (error) {
      // It may not fit what another one left; what there is is looked at all the same.
      if (!(error instanceof ScenarioRefused)) throw error;
    }
  }
}

/** Writes into every text that is the other's alone, so that it is known wherever it comes out. */
function mark(db: Db, own: number, other: number): void {
  db.sqlite.pragma('foreign_keys = OFF');
  const rows = Object.entries(MEMBER_TABLES).map(([table, { own: whose }]) => {
    const of = (id: number) => whose.replaceAll('@userId', String(id));
    const sql = `SELECT rowid FROM "${table}" WHERE (${of(other)}) AND NOT coalesce((${of(own)}), 0)`;
    return { table, ids: db.sqlite.prepare<[], number>(sql).pluck().all() };
  });
  for (const { table, ids } of rows) {
    const texts = columnsOf(db, table).filter(({ type }) => /text/i.test(type));
    const set = texts.map(({ name }) => `"${name}" = '${MARK}' || "${name}"`).join(', ');
    if (set !== '' && ids.length > 0)
      db.sqlite.exec(`UPDATE OR IGNORE "${table}" SET ${set} WHERE rowid IN (${ids.join(',')})`);
  }
}

/** The columns by which their rows are somebody's, told by the schema and by nothing else. */
function ownColumns(db: Db, table: string): string[] {
  return columnsOf(db, table).flatMap(({ name }) => (/^(?:user_id|owner_id)$/.test(name) ? [name] : []));
}

/** How many rows hang on rows of the member’s, where they name nobody themselves. */
function hanging(db: Db, table: string, own: number): number {
  const keys = db.sqlite
    .prepare<[string], { table: string; from: string; to: string }>(
      'SELECT "table", "from", "to" FROM pragma_foreign_key_list(?)',
    )
    .all(table);
  for (const { table: parent, from, to } of keys) {
    const [column] = ownColumns(db, parent);
    if (column === undefined) continue;
    const sql = `SELECT count(*) FROM "${table}" WHERE "${from}" IN (SELECT "${to}" FROM "${parent}" WHERE "${column}" = ?)`;
    return Number(db.sqlite.prepare(sql).pluck().get(own));
  }
  return 0;
}

it('what a member takes along is all of the own and nothing of another’s, whatever either has', () => {
  const names = fc.subarray(WRITING.map(({ name }) => name));
  fc.assert(
    fc.property(fc.constantFrom(...pairs), names, names, ([one, other], ofOne, ofOther) => {
      const db = createTestDatabase();
      fillFor(db, one, ofOne);
      fillFor(db, other, ofOther);
      const [own, others] = [MEMBERS[one], MEMBERS[other]];
      mark(db, own, others);
      for (const { name } of exportedTables()) {
        const rows = [...rowsOf(db, name, own)];
        expect(JSON.stringify(rows), name).not.toContain(MARK);
        if (ownColumns(db, name).length === 0)
          expect(rows.length, name).toBeGreaterThanOrEqual(hanging(db, name, own));
        for (const column of ownColumns(db, name)) {
          const whole = db.sqlite
            .prepare(`SELECT count(*) FROM "${name}" WHERE "${column}" = ?`)
            .pluck()
            .get(own);
          expect(rows.filter((row) => row[column] === own).length, `${name}.${column}`).toBe(whole);
          if (name !== 'team_members' && name !== 'team_requests')
            expect(
              rows.map((row) => row[column]),
              name,
            ).not.toContain(others);
        }
      }
      db.sqlite.close();
    }),
    { numRuns: 6 },
  );
});
