import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CALENDAR_TEMPLATES } from '#contracts/rules/calendar/calendar-templates.ts';
import { imageSize } from '#contracts/rules/files/image-size.ts';
import { countPlaces } from '#contracts/rules/templates/waiting.ts';
import { photosOf } from '../queries/files/member-photos.ts';
import { versionsOf } from '../queries/publications/draft-versions.ts';
import { draftOf } from '../queries/publications/drafts.ts';
import { findingsNow, workToCheck } from '../queries/publications/preflight.ts';
import { publicationOf } from '../queries/publications/publications.ts';
import { createTestDatabase, TEST_NOW } from '../testing.ts';
import { runScenario } from './index.ts';
import { pagesOf } from './testing.ts';
import { ScenarioRefused } from './types.ts';

const SUPER = 10003;

function world() {
  const db = createTestDatabase();
  const files = new Map<string, Uint8Array>();
  const putFile = (hash: string, content: Uint8Array) => files.set(hash, content);
  const make = (state: string, params: Record<string, string> = {}, now = TEST_NOW) =>
    Number(runScenario('draft-made', { db, now, putFile }, { ...params, state }).publicationID);
  const revisionOf = (id: number) => publicationOf(db, SUPER, id)?.revision;
  return { db, files, make, revisionOf };
}

const saidOn = (db: ReturnType<typeof createTestDatabase>, id: number) =>
  pagesOf(db, id)[0]?.elements.flatMap((element) => (element.kind === 'text' ? element.text : []));

it('long: an album of 200 pages with all its photos, each page with an id of its own', () => {
  const { db, make } = world();
  const pages = pagesOf(db, make('long'));
  expect(pages.length).toBe(200);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(200);
  expect(pages.map(({ role }) => role).filter((role) => role !== 'inner').length).toBe(4);
  expect(countPlaces({ pages })).toBe(0);
});

it('long: not of a calendar, which has its months', () => {
  const { make } = world();
  expect(() => make('long', { template: 'desk-garden' })).toThrow(ScenarioRefused);
});

it('many-photos: 300 photos that differ, each with a file that has its size', () => {
  const { db, files, make } = world();
  const id = make('many-photos');
  const photos = photosOf(db, SUPER);
  expect(photos.length).toBe(300);
  expect(new Set(photos.map(({ name }) => name)).size).toBe(300);
  for (const { hash, width, height } of photos) {
    const content = files.get(hash) ?? new Uint8Array();
    expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
    expect(imageSize(content)).toEqual({ width, height });
  }
  expect(make('many-photos')).toBe(id);
  expect(photosOf(db, SUPER).length).toBe(300);
});

describe('findings', () => {
  const rulesIn = (template: string, photos: string) => {
    const { db, make } = world();
    const work = publicationOf(db, SUPER, make('findings', { template, photos }));
    if (!work) throw new Error('the work is there');
    const findings = findingsNow(db, workToCheck(db, work, { memberId: SUPER }));
    return findings.map(({ level, rule }) => `${level} ${rule}`);
  };

  it.each(['none', 'half', 'all'])('an album with photos in %s of its places', (photos) => {
    const rules = rulesIn('album-seaside', photos);
    expect(rules).toContain('error place-empty');
    expect(rules).toContain('warning picture-resolution');
    expect(rules).toContain('warning text-safe');
  });

  it.each(CALENDAR_TEMPLATES.map(({ id }) => id))('the calendar %s', (template) => {
    const rules = rulesIn(template, 'all');
    expect(rules).toContain('error place-empty');
    expect(rules).toContain('warning text-safe');
  });
});

it('conflict: two versions, and one save more each time', () => {
  const { db, make, revisionOf } = world();
  const id = make('conflict');
  const first = revisionOf(id) ?? 0;
  expect(versionsOf(db, id).map(({ version }) => version.kind)).toEqual(['auto', 'auto']);
  expect(saidOn(db, id)).toContain(`在另一台设备上写的第 ${first - 1} 句话`);
  expect(make('conflict', {}, TEST_NOW + 60_000)).toBe(id);
  expect(revisionOf(id)).toBe(first + 1);
  expect(saidOn(db, id)).toContain(`在另一台设备上写的第 ${first} 句话`);
  expect(saidOn(db, id)?.filter((text) => text.startsWith('在')).length).toBe(1);
  expect(versionsOf(db, id).length).toBe(2);
});

it('versions: four that were kept by themselves and two with a name, the first a week old', () => {
  const { db, make, revisionOf } = world();
  const id = make('versions');
  const kept = versionsOf(db, id).map(({ version }) => version);
  expect(kept.map(({ kind }) => kind)).toEqual(['auto', 'auto', 'named', 'auto', 'named', 'auto']);
  expect(kept.flatMap(({ note }) => note || [])).toEqual(['给家人看过', '初稿']);
  expect(Math.min(...kept.map(({ createdAt }) => createdAt))).toBeLessThan(TEST_NOW - 7 * 86_400_000);
  expect(saidOn(db, id)).toContain('第 4 稿');
  const revision = revisionOf(id);
  expect(make('versions')).toBe(id);
  expect(revisionOf(id)).toBe(revision);
  expect(draftOf(db, SUPER, id).kind).toBe('done');
});
