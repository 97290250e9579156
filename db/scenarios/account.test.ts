import { expect, it } from 'vitest';
import { devicePage } from '../queries/account/devices.ts';
import { createTestDatabase, TEST_NOW } from '../testing.ts';
import { runScenario } from './index.ts';

it('logs an account in on many devices', () => {
  const db = createTestDatabase();
  runScenario('many-devices', { db, now: TEST_NOW }, { count: '7' });
  const { list, total } = devicePage(db, { userId: 10003, now: TEST_NOW }, { page: 2, pageSize: 5 });
  expect([total, list.length]).toEqual([7, 2]);
});

it('has somebody leave', () => {
  const db = createTestDatabase();
  const { dueAt } = runScenario('closing-asked', { db, now: TEST_NOW });
  expect(dueAt).toBe(new Date(TEST_NOW + 7 * 86_400_000).toISOString());
});
