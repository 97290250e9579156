import { describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { addFeedback, listFeedback } from './feedback.ts';

describe('feedback', () => {
  it('is listed newest first, one’s own only', () => {
    const db = createTestDatabase();
    for (const [userId, content, age] of [
      [10001, '旧', 2],
      [10001, '新', 1],
      [10002, '他人', 0],
    ] as const) {
      addFeedback(db, { userId, content, state: '已收到', now: TEST_NOW - age });
    }
    const { list, total } = listFeedback(db, 10001, { page: 1, pageSize: 1 });
    expect([list.map((remark) => remark.content), total]).toEqual([['新'], 2]);
  });
});
