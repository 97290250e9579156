import { expect, it } from 'vitest';
import { logicalDump } from './dump.ts';
import { createTestDatabase } from './testing.ts';

it('tells every kind of write, and nothing when there was none', () => {
  const db = createTestDatabase();
  const seen = [logicalDump(db)];
  expect(logicalDump(db)).toBe(seen[0]);
  for (const write of [
    "UPDATE replica_meta SET value = '99' WHERE key = 'seed'",
    "INSERT INTO replica_meta (key, value) VALUES ('one', 'more')",
    "DELETE FROM replica_meta WHERE key = 'one'",
    'DELETE FROM replica_meta',
    'CREATE TABLE notes (text)',
    'ALTER TABLE notes RENAME TO letters',
    "BEGIN; INSERT INTO letters VALUES ('dear'); COMMIT",
    'DROP TABLE letters',
  ]) {
    db.sqlite.exec(write);
    expect(logicalDump(db), write).not.toBe(seen.at(-1));
    seen.push(logicalDump(db));
  }
  db.sqlite.exec('BEGIN; DELETE FROM users; ROLLBACK');
  expect(logicalDump(db)).toBe(seen.at(-1));
});
