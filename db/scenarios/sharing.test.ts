import { expect, it } from 'vitest';
import { PERMITS } from '#contracts/rules/publications/reader-options.ts';
import { publicationById } from '../queries/publications/publications.ts';
import { accessTo } from '../queries/publications/reading-access.ts';
import { linkBySlug } from '../queries/publications/share-links.ts';
import { readsOfLinks } from '../queries/reads/reads-of-work.ts';
import { createTestDatabase } from '../testing.ts';
import { runScenario, type ScenarioName } from './index.ts';
import { ScenarioRefused } from './types.ts';

const NOW = Date.UTC(2026, 10, 28);
const OTHER = 10001;

function readable(code: string, of: readonly (readonly [ScenarioName, Record<string, string>])[]) {
  const db = createTestDatabase();
  runScenario('publication-in-state', { db, now: NOW }, { state: 'published', code: 'qing8shu2k' });
  for (const [name, params] of of) runScenario(name, { db, now: NOW }, params);
  return accessTo(db, { code, readerId: OTHER, now: NOW, hasRight: () => false })?.readable;
}

it.each([
  ['open', 'open'],
  ['password', 'password'],
  ['off', 'none'],
  ['expired', 'expired'],
  ['used-up', 'used-up'],
])('share-link: one that is %s answers %s', (state, expected) => {
  expect(readable('west-lake-lu', [['share-link', { state, slug: 'west-lake-lu' }]])).toBe(expected);
});

it.each([
  ['public', 'published'],
  ['password', 'password'],
  ['team', 'ask'],
  ['invited', 'ask'],
  ['private', 'none'],
])('reading-mode: a work that is %s answers %s', (mode, expected) => {
  expect(readable('qing8shu2k', [['reading-mode', { mode }]])).toBe(expected);
});

it('share-invite: a reader on the list reads', () => {
  const invited = ['reading-mode', { mode: 'invited' }] as const;
  expect(readable('qing8shu2k', [invited, ['share-invite', { address: '19000000001' }]])).toBe('published');
});

it('link-read: a link was opened and read, once however often it is run', () => {
  const db = createTestDatabase();
  const context = { db, now: NOW };
  const { linkID } = runScenario('link-read', context, { pages: '3' });
  runScenario('link-read', context, { pages: '3' });
  expect(linkBySlug(db, 'for-editor-lu')).toMatchObject({ id: Number(linkID), reads: 1, lastReadAt: NOW });
  expect(readsOfLinks(db, 50001)).toMatchObject([
    { pages: 3, ms: 60_000, pagesRead: 3, lastPage: 3, lastAt: NOW },
  ]);
});

it.each([
  ['usual', PERMITS],
  ['strict', []],
  ['graduation', ['share', 'copy']],
])('reader-options: a work that is read as %s permits %j', (options, permits) => {
  const db = createTestDatabase();
  runScenario('reader-options', { db, now: NOW }, { options });
  expect(publicationById(db, 50001)?.readerOptions?.permits).toEqual(permits);
});

it.each<[ScenarioName, Record<string, string>]>([
  ['reader-options', { options: 'loud' }],
  ['reader-options', { publicationID: '1' }],
  ['share-link', { state: 'burnt' }],
  ['share-link', { slug: 'no' }],
  ['share-link', { publicationID: '1' }],
  ['reading-mode', { mode: 'friends' }],
  ['reading-mode', { publicationID: '1' }],
  ['link-read', { publicationID: '1' }],
  ['link-read', { pages: 'many' }],
  ['link-read', { device: 'slate' }],
  ['share-invite', { address: '谁' }],
  ['share-invite', { publicationID: '1' }],
])('%s refuses %j', (name, params) => {
  const db = createTestDatabase();
  expect(() => runScenario(name, { db, now: NOW }, params)).toThrow(ScenarioRefused);
});
