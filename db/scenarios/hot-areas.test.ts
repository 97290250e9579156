import { expect, it } from 'vitest';
import { draftOf } from '../queries/publications/drafts.ts';
import { areasOf } from '../queries/publications/hot-areas.ts';
import { createTestDatabase } from '../testing.ts';
import { runScenario } from './index.ts';
import { ScenarioRefused } from './types.ts';

const NOW = Date.UTC(2026, 10, 28);

it.each([
  ['none', 0],
  ['kinds', 7],
  ['dead', 2],
  ['full', 50],
])('hot-areas: a page with %s has %i', (state, count) => {
  const db = createTestDatabase();
  const { pageID } = runScenario('hot-areas', { db, now: NOW }, { publicationID: '50043', state });
  const draft = draftOf(db, 10003, 50043);
  if (draft.kind !== 'done') throw new Error('the work is there');
  const [, second] = areasOf(db, draft.value.pages);
  expect(second).toMatchObject({ page: pageID });
  expect(second?.areas).toHaveLength(count);
});

it.each<Record<string, string>>([{ state: 'burnt' }, { page: '9999' }, { publicationID: '1' }])(
  'hot-areas refuses %j',
  (params) => {
    const db = createTestDatabase();
    expect(() => runScenario('hot-areas', { db, now: NOW }, params)).toThrow(ScenarioRefused);
  },
);
