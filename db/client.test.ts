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
