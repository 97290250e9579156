import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from './client.ts';
import { users } from './schema/index.ts';
import { createTestDatabase } from './testing.ts';

describe('a statement', () => {
  const { orm } = createTestDatabase({ seeded: false });

  it('hides its parameters from the planner, which would compile it anew for each of their values', () => {
    const { sql, params } = orm.select({ id: users.id }).from(users).where(eq(users.id, 7)).toSQL();

    expect(sql).toContain('= +?');
    expect(params).toEqual([7]);
  });
});

describe('a row that is written and returned', () => {
  it('is answered only when it was committed', () => {
    const db = openDatabase(':memory:');
    // What is looked at with the commit fails there, as a full disk does.
    db.sqlite.exec(`CREATE TABLE books (id INTEGER PRIMARY KEY);
      CREATE TABLE pages (book INTEGER REFERENCES books (id) DEFERRABLE INITIALLY DEFERRED)`);
    const add = db.sqlite.prepare('INSERT INTO pages VALUES (?) RETURNING book');
    expect(() => add.get(7)).toThrow(/FOREIGN KEY/);
    db.sqlite.exec('INSERT INTO books VALUES (7)');
    expect(add.get(7)).toEqual({ book: 7 });
    expect(db.sqlite.prepare('SELECT count(*) FROM pages').pluck().get()).toBe(1);
    closeDatabase(db);
  });
});

describe('a statement that only writes', () => {
  const { sqlite } = createTestDatabase({ seeded: false });
  const insert = (place: number) => `INSERT INTO replica_meta (key, value) VALUES (?, '${place}')`;

  it('is compiled once, as long as it is used', () => {
    const first = sqlite.prepare(insert(0));
    for (let place = 1; place < 40; place += 1) sqlite.prepare(insert(place));
    expect(sqlite.prepare(insert(0))).toBe(first);
    const second = sqlite.prepare(insert(1));
    for (let place = 40; place < 80; place += 1) sqlite.prepare(insert(place));
    expect(sqlite.prepare(insert(1))).not.toBe(second);
  });

  it('is as good after the tables changed, and on the rows of now', () => {
    const db = openDatabase(':memory:');
    db.sqlite.exec('CREATE TABLE books (id INTEGER PRIMARY KEY)');
    const add = 'INSERT INTO books (id) VALUES (?)';
    db.sqlite.prepare(add).run(1);
    db.sqlite.exec(`CREATE TABLE notes (book INTEGER);
      CREATE TEMP TRIGGER note AFTER INSERT ON books BEGIN INSERT INTO notes VALUES (new.id); END`);
    db.sqlite.prepare(add).run(2);
    expect(db.sqlite.prepare('SELECT book FROM notes').pluck().all()).toEqual([2]);
    expect(() => db.sqlite.prepare(add).run(2)).toThrow(/UNIQUE/);
    expect(db.sqlite.prepare(add).run(3).changes).toBe(1);
    closeDatabase(db);
  });

  it('is not kept where it answers rows, because how they are read is its own state, nor where it is very long', () => {
    for (const source of [
      'SELECT key FROM replica_meta',
      "UPDATE replica_meta SET value = '' WHERE key = ? RETURNING key",
      `${insert(0)}${" , ('x', 'y')".repeat(400)}`,
    ]) {
      expect(sqlite.prepare(source)).not.toBe(sqlite.prepare(source));
    }
  });
});

describe('a durable database', () => {
  it.each([
    [true, 2],
    [false, 1],
  ])('%j waits for the disk with every commit', (isDurable, synchronous) => {
    const db = openDatabase(':memory:', { isDurable });
    expect(db.sqlite.pragma('synchronous', { simple: true })).toBe(synchronous);
    closeDatabase(db);
  });
});
