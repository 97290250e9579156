import { describe, expect, it } from 'vitest';
import { preparedOnce } from './prepared.ts';
import { createTestDatabase } from './testing.ts';

describe('preparedOnce', () => {
  it('builds once per database, lazily', () => {
    let built = 0;
    const statement = preparedOnce((db) => {
      built += 1;
      return db.sqlite.prepare('SELECT 1');
    });
    const first = createTestDatabase({ seeded: false });
    const second = createTestDatabase({ seeded: false });
    expect(built).toBe(0);
    expect(statement(first)).toBe(statement(first));
    expect(statement(second)).not.toBe(statement(first));
    expect(built).toBe(2);
  });
});
