import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
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
