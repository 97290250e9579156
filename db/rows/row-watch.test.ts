import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../client.ts';
import { createTestDatabase } from '../testing.ts';
import { type RowWatch, watchRows } from './row-watch.ts';

let db: Database;
let watch: RowWatch;

beforeEach(() => {
  db = createTestDatabase();
  watch = watchRows(db);
});

const run = (text: string) => db.sqlite.exec(text);
/** Of the rows that were changed: how they are numbered, and whether there was one. */
const taken = () => watch.take().map(({ table, rowid, row }) => [table.name, rowid, row !== null]);

it('tells what differs, whichever column it is this time', () => {
  for (const column of ['label', 'zip', 'name', 'label', 'detail']) {
    run(`UPDATE addresses SET ${column} = ${column} || '!' WHERE id IN (80003, 80004)`);
    expect(taken(), column).toEqual([
      ['addresses', 80003, true],
      ['addresses', 80004, true],
    ]);
  }
});

it('leaves out what is as it was: written again, or written back', () => {
  run("UPDATE addresses SET label = label || '!' WHERE id = 80003");
  expect(taken()).toHaveLength(1);
  run('UPDATE addresses SET label = label, zip = zip WHERE id = 80003');
  run("UPDATE addresses SET zip = zip || '!' WHERE id = 80003");
  run("UPDATE addresses SET zip = rtrim(zip, '!') WHERE id = 80003");
  run("BEGIN; UPDATE addresses SET name = 'other' WHERE id = 80003; ROLLBACK");
  expect(taken()).toEqual([]);
});

it('tells rows that came and that went, but not one that did both', () => {
  const add = (id: number) =>
    run(
      `INSERT INTO feedback (id, user_id, content, state, created_at) VALUES (${id}, 10003, '好', '已收到', 1)`,
    );
  add(1);
  add(2);
  run('DELETE FROM feedback WHERE id = 2');
  expect(taken()).toEqual([['feedback', 1, false]]);
  run('DELETE FROM feedback WHERE id = 1');
  expect(taken()).toEqual([['feedback', 1, true]]);
});
