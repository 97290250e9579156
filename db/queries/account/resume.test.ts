import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../client.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { resumeOf } from './resume.ts';

const SUPER = 10003;
const DAY_MS = 86_400_000;

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
  db.sqlite.exec(`
    DELETE FROM reading_places;
    UPDATE publications SET updated_at = 1;
    UPDATE publications SET updated_at = ${TEST_NOW - DAY_MS}, name = '云上梯田' WHERE id = 50001`);
});

const resume = (hasUnpaid = false) => resumeOf(db, SUPER, { now: TEST_NOW, hasUnpaid });

function readAt(publicationId: number, at: number): void {
  db.sqlite.exec(
    `INSERT INTO reading_places (user_id, publication_id, page, at) VALUES (${SUPER}, ${publicationId}, 7, ${at})`,
  );
}

it('is the order that waits for payment first, with its end', () => {
  const found = resume(true);
  expect(found).toMatchObject({
    kind: 'order',
    path: expect.stringMatching(/^\/manager\/shopping\/pay\?orders=\d+$/),
  });
  expect(found?.until).toBeGreaterThan(TEST_NOW);
});

it('otherwise the work that was changed last', () => {
  expect(resume()).toEqual({
    kind: 'work',
    title: '云上梯田',
    path: `/manager/opus_list/all?keyword=${encodeURIComponent('云上梯田')}`,
    until: null,
  });
});

it('or what was read after that, with the page', () => {
  readAt(50_002, TEST_NOW - 1);
  expect(resume()).toMatchObject({ kind: 'reading', title: expect.stringMatching(/ · 第 7 页$/) });
});

it('leads to nothing that cannot be read any more', () => {
  readAt(51_001, TEST_NOW - 1);
  db.sqlite.exec(`UPDATE publications SET status = 'withdrawn' WHERE id = 51001`);
  expect(resume()?.kind).toBe('work');
});

it('forgets after a month', () => {
  readAt(50_002, TEST_NOW - 31 * DAY_MS);
  db.sqlite.exec('UPDATE publications SET updated_at = 1');
  expect(resume()).toBeNull();
});
