import { expect, it } from 'vitest';
import { countPlaces } from '#contracts/rules/templates/waiting.ts';
import { createTestDatabase } from '../testing.ts';
import { runScenario } from './index.ts';
import { pagesOf } from './testing.ts';
import { ScenarioRefused } from './types.ts';

const NOW = Date.UTC(2026, 10, 28);

it.each([
  ['album-seaside', 'none', false],
  ['album-wedding', 'half', false],
  ['album-seaside', 'all', true],
  ['desk-garden', 'all', true],
])('draft-made: %s with photos in %s of its places', (template, photos, isFull) => {
  const db = createTestDatabase();
  const run = () => runScenario('draft-made', { db, now: NOW }, { template, photos }).publicationID;
  const id = run();
  expect(run()).toBe(id);
  const pages = pagesOf(db, Number(id));
  const elements = pages.flatMap((page) => page.elements);
  expect(countPlaces({ pages }) === 0).toBe(isFull);
  expect(elements.some(({ kind }) => kind === 'image')).toBe(photos !== 'none');
});

it.each<Record<string, string>>([
  { template: 'nothing' },
  { photos: 'some' },
  { state: 'odd' },
  { account: 'stranger@' },
])('draft-made refuses %j', (params) => {
  const db = createTestDatabase();
  expect(() => runScenario('draft-made', { db, now: NOW }, params)).toThrow(ScenarioRefused);
});
