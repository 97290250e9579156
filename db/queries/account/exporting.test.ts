import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CROWDED, crowd } from '#db/rows/testing-rows.ts';
import { createTestDatabase } from '../../testing.ts';
import { rowsOf } from './exporting.ts';

const OTHER = 10001;
const LOGS_BEFORE_A_WRITE = 30;

let db: ReturnType<typeof createTestDatabase>;
beforeEach(() => {
  db = createTestDatabase();
});
afterEach(() => db.sqlite.close());

/** Notes each run of a statement from now on. */
function watchStatements(): string[] {
  const runs: string[] = [];
  const prepare = db.sqlite.prepare.bind(db.sqlite);
  db.sqlite.prepare = ((source: string) => {
    const statement = prepare(source);
    const { all } = statement;
    statement.all = (...values) => {
      runs.push(source);
      return all.apply(statement, values);
    };
    return statement;
  }) as typeof db.sqlite.prepare;
  return runs;
}

/** So many orders of a member with three logs each; numbers of logs interleave, as they do when orders go on. */
function crowdWithLogs(count: number): void {
  crowd(db, 'orders', count);
  db.sqlite.exec(`
    INSERT INTO order_logs (id, order_id, actor, text, at)
    SELECT 2000000 + 3 * orders.id + step.value, orders.id, '系统', '下单', 1
    FROM orders, json_each('[0, 1, 2]') AS step WHERE orders.id > 1000000`);
}

const planOf = (source: string) =>
  db.sqlite
    .prepare<[string], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`)
    .all('[1]')
    .map(({ detail }) => detail);

describe('the rows that a member takes along', () => {
  it.each([100, 1600])('of %d orders are looked for once, and then read by their place', (count) => {
    crowdWithLogs(count);
    const runs = watchStatements();
    const rows = [...rowsOf(db, 'order_logs', CROWDED)].length;
    expect(rows).toBeGreaterThan(3 * count);
    const walks = runs.filter((source) => source.includes('FROM orders'));
    const reads = runs.filter((source) => !source.includes('FROM orders'));
    expect(walks).toHaveLength(1);
    expect(reads.length).toBe(Math.ceil(rows / 20));
    expect(planOf(reads[0] ?? '')[0]).toBe('SEARCH order_logs USING INTEGER PRIMARY KEY (rowid=?)');
  });

  it('are looked for again after a write, so that a number used again brings nothing of another', () => {
    crowdWithLogs(20);
    const last = Number(db.sqlite.prepare('SELECT max(id) FROM order_logs').pluck().get());
    const walk = rowsOf(db, 'order_logs', CROWDED);
    for (let taken = 0; taken < LOGS_BEFORE_A_WRITE; taken += 1) walk.next();
    db.sqlite.exec(`
      DELETE FROM order_logs WHERE id = ${last};
      INSERT INTO order_logs (id, order_id, actor, text, at)
        VALUES (${last}, (SELECT id FROM orders WHERE user_id = ${OTHER} LIMIT 1), '系统', '下单', 1)`);
    expect([...walk].map(({ id }) => id)).not.toContain(last);
  });
});
