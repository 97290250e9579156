import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chinaDay } from '#contracts/rules/china-time.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { readsOfWorks } from './reads-of-work.ts';
import { keepYearIn } from './seeded-year.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'replica-year-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const WORK = { id: 50001, createdAt: TEST_NOW - 1, publishedSeq: 1 };
function year(work = WORK, now = TEST_NOW, place: string | undefined = folder) {
  const db = createTestDatabase();
  keepYearIn(db, place);
  const reads = readsOfWorks(db, [work], { now, days: 366 });
  return { days: reads.days(), readers: reads.readers(), places: reads.places() };
}

it('belongs to the works of the seed, one small file for all worlds', () => {
  const { days, readers, places } = year();
  expect(days.length).toBeGreaterThan(200);
  expect(days.at(-1)?.day).toBeLessThan(chinaDay(TEST_NOW));
  expect(days[0]?.day).toBeGreaterThanOrEqual(chinaDay(TEST_NOW) - 365);
  expect(readers).toBeGreaterThan(100);
  expect(places.length).toBeGreaterThan(10);
  const opens = days.reduce((sum, day) => sum + day.opens, 0);
  const next = year();
  expect(next.days.reduce((sum, day) => sum + day.opens, 0)).toBe(opens);
  const [file, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(statSync(join(folder, file ?? '')).size).toBeLessThan(1.5 * 1024 * 1024);
});

it('is the past of the day of the seed, whenever it is asked for', () => {
  const later = year(WORK, TEST_NOW + 30 * 86_400_000);
  expect(later.days.at(-1)).toEqual(year().days.at(-1));
});

it.each([
  ['a work that was made later', { ...WORK, createdAt: TEST_NOW + 1 }],
  ['a draft', { ...WORK, publishedSeq: null as unknown as number }],
  ['another work', { ...WORK, id: 52001 }],
])('does not belong to %s', (_what, work) =>
  expect(year(work)).toEqual({ days: [], readers: 0, places: [] }),
);
