import { beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '#contracts/seeded-random.ts';
import { closeDatabase, type Database, openDatabaseBytes } from '../client.ts';
import { logicalDump } from '../dump.ts';
import { serializeTemplate } from '../template.ts';
import { createTestDatabase } from '../testing.ts';
import { type Deed, redo } from './write-log.ts';

let db: Database;
let base: Buffer;
let done: Deed[];

beforeEach(() => {
  db = createTestDatabase();
  base = serializeTemplate(db);
  done = [];
  db.writes.listener = { before() {}, done };
});

function again(): string {
  const copy = openDatabaseBytes(base);
  try {
    redo(copy.sqlite, done);
    return logicalDump(copy);
  } finally {
    closeDatabase(copy);
  }
}

const label = (text: string, id = 80003) =>
  db.sqlite.prepare('UPDATE addresses SET label = ? WHERE id = ?').run(text, id);

describe('what is written', () => {
  it.each<[string, () => unknown]>([
    ['by a statement', () => label('家')],
    ['by one that answers rows', () => db.sqlite.prepare('DELETE FROM feedback RETURNING id').all()],
    [
      'by one that answers one row',
      () => db.sqlite.prepare("UPDATE addresses SET label = '家' WHERE id = 80003 RETURNING id").get(),
    ],
    ['by a script', () => db.sqlite.exec("UPDATE addresses SET label = '家'; DELETE FROM feedback")],
    ['with what follows from it', () => db.sqlite.prepare('DELETE FROM users WHERE id = ?').run(10005)],
  ])('%s is told, and done again it gives the same', (_, write) => {
    const before = logicalDump(db);
    try {
      write();
    } catch (error) {
      expect(String(error)).toContain('FOREIGN KEY');
    }
    expect(again()).toBe(logicalDump(db));
    expect(done.length > 0).toBe(logicalDump(db) !== before);
  });

  it('is not told where nothing was, nor what only reads', () => {
    label('家', -1);
    db.sqlite.prepare('DELETE FROM addresses WHERE id = -1 RETURNING id').all();
    db.sqlite.exec('CREATE TEMP TABLE beside (id)');
    db.sqlite.prepare('SELECT 1').get();
    expect(done).toEqual([]);
  });

  it('is forgotten when it is taken back, by the inner transaction alone too', () => {
    const inner = db.sqlite.transaction(() => {
      label('内');
      throw new Error('taken back');
    });
    const outer = db.sqlite.transaction((fails: boolean) => {
      label('外');
      expect(inner).toThrow('taken back');
      label('外', 80004);
      if (fails) throw new Error('all of it');
    });
    expect(() => outer.immediate(true)).toThrow('all of it');
    expect(done).toEqual([]);
    outer.deferred(false);
    expect(done.map(({ values }) => values)).toEqual([
      ['外', 80003],
      ['外', 80004],
    ]);
    expect(again()).toBe(logicalDump(db));
  });

  it('is forgotten where the commit fails', () => {
    const write = db.sqlite.transaction(() => {
      db.sqlite.pragma('defer_foreign_keys = ON');
      db.sqlite.prepare('UPDATE addresses SET user_id = -1 WHERE id = 80003').run();
    });
    expect(write).toThrow('FOREIGN KEY');
    expect(done).toEqual([]);
  });

  it('is told with the scripts that take it back', () => {
    db.sqlite.exec('BEGIN');
    label('家');
    db.sqlite.exec('ROLLBACK');
    expect(again()).toBe(logicalDump(db));
  });

  it('is no longer told when nobody listens', () => {
    db.writes.listener = null;
    label('家');
    db.sqlite.exec('DELETE FROM feedback');
    expect(done).toEqual([]);
  });
});

it('is refused where it does not change as much as before', () => {
  label('家');
  const copy = openDatabaseBytes(base);
  copy.sqlite.exec('DELETE FROM addresses WHERE id = 80003');
  expect(() => redo(copy.sqlite, done)).toThrow('0 rows instead of 1 by UPDATE addresses');
  closeDatabase(copy);
});

it.each([1, 2, 3, 4, 5])('random writes done again give the same (seed %i)', (seed) => {
  const random = seededRandom(seed);
  const drawn = (end: number) => Math.floor(random() * end);
  const add = db.sqlite.prepare(
    "INSERT INTO feedback (user_id, content, state, created_at) VALUES (10003, ?, '已收到', ?)",
  );
  const steps = [
    () => label(`家 ${drawn(100)}`, 80001 + drawn(6)),
    () => add.run(`好 ${drawn(100)}`, drawn(100)),
    () => db.sqlite.prepare('DELETE FROM feedback WHERE created_at < ? RETURNING id').all(drawn(60)),
    () => db.sqlite.exec(`UPDATE feedback SET content = content || '!' WHERE id % 3 = ${drawn(3)}`),
    () => db.sqlite.prepare('INSERT INTO addresses (id) VALUES (1)').run(),
  ];
  const several = (depth: number) => {
    for (let left = drawn(4); left > 0; left -= 1) {
      if (depth < 3 && random() < 0.3) attempt(db.sqlite.transaction(() => several(depth + 1)));
      else steps[drawn(steps.length)]?.();
    }
  };
  const attempt = (run: () => void) => {
    try {
      run();
    } catch {
      // A transaction that a refused row ended.
    }
  };
  for (let round = 0; round < 60; round += 1) attempt(db.sqlite.transaction(() => several(0)));
  expect(done.length).toBeGreaterThan(20);
  expect(again()).toBe(logicalDump(db));
});
