import { expect, it } from 'vitest';
import { readableBook } from '../queries/publications/reading.ts';
import { createTestDatabase } from '../testing.ts';
import { runScenario } from './index.ts';
import { ScenarioRefused } from './types.ts';

const NOW = Date.UTC(2026, 10, 22);
const OTHER = 10002;

it.each([
  ['draft', 'missing'],
  ['published', 'done'],
  ['changed', 'done'],
  ['withdrawn', 'refused'],
  ['trashed', 'missing'],
])('a work that is %s is %s for another member', (state, kind) => {
  const db = createTestDatabase();
  const { code } = runScenario('publication-in-state', { db, now: NOW }, { state, code: 'qing8shu2k' });
  expect(code).toBe('qing8shu2k');
  expect(
    readableBook(db, { code: 'qing8shu2k', readerId: OTHER, now: NOW, hasRight: () => false }).kind,
  ).toBe(kind);
});

it.each<Record<string, string>>([{ state: 'burnt' }, { publicationID: '1' }, { code: '短' }])(
  'refuses %j',
  (params) => {
    const db = createTestDatabase();
    expect(() => runScenario('publication-in-state', { db, now: NOW }, params)).toThrow(ScenarioRefused);
  },
);
