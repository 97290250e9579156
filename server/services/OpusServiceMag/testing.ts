import { expect } from 'vitest';
import type { Input, OperationId, Output } from '#contracts/operations.ts';
import type { HotArea, Id } from '#contracts/rules/pages/document.ts';
import type { PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { runScenario } from '#db/scenarios/index.ts';
import type { TestApp, TestReply } from '#server/testing.ts';
import { dataOf, factsOf } from '../testing.ts';

/** Calls as the owner of the seeded works that the tests of this folder are about. */
export async function asSuper(
  test: TestApp,
  operation: OperationId,
  input: Readonly<Record<string, string>> = {},
): Promise<TestReply> {
  return test.call(operation, input, { token: await test.tokenOf('super') });
}

interface Stored {
  readonly name: string;
  readonly status: string;
  readonly revision: number;
  readonly folder_id: number | null;
  readonly tags: string;
  readonly trashed_at: number | null;
  readonly archived_at: number | null;
}

/** What the database says of a work; undefined when it is gone. */
export function stored(test: TestApp, id: number): Stored | undefined {
  return test.world.db.sqlite.prepare<[number], Stored>('SELECT * FROM publications WHERE id = ?').get(id);
}

/** Brings a work into a condition. */
export function put(test: TestApp, id: number, change: string): void {
  test.world.db.sqlite.prepare(`UPDATE publications SET ${change} WHERE id = ?`).run(id);
}

/** The work of the tests is published, under a code that they know. */
export function publishOne({ world: { db, clock } }: TestApp): void {
  runScenario('publication-in-state', { db, now: clock.now() }, { state: 'published', code: 'qing8shu2k' });
}

/** Two works as they are after the seed. */
export const TWO = { opusIDs: '50001,50002', revisions: '1,1' };
/** The first of them. */
export const ONE = { opusID: '50001', revision: '1' };

/** Refused for that reason, and nothing is other than before. */
export async function expectRefused(
  test: TestApp,
  operation: OperationId,
  input: Readonly<Record<string, string>>,
  reason: string,
): Promise<void> {
  const before = factsOf(test);
  expect((await asSuper(test, operation, input)).json).toMatchObject({ reason });
  expect(factsOf(test)).toBe(before);
}

type Data<R> = Extract<R, { code: 0 }> extends { data: infer D } ? D : never;
export type DraftData = Data<Output<'OpusServiceMag.getDraft'>>;
type LeafData = Data<Output<'OpusServiceMag.getLeaves'>>['leaves'][number];

/** The draft that the tests are about. */
export const OPUS = '50043';

export async function draft(test: TestApp, opusID = OPUS): Promise<DraftData> {
  return dataOf(await asSuper(test, 'OpusServiceMag.getDraft', { opusID })) as DraftData;
}

export async function leaf(test: TestApp, id: Id, opusID = OPUS): Promise<LeafData> {
  const { leaves } = dataOf(await asSuper(test, 'OpusServiceMag.getLeaves', { opusID, ids: id }));
  const [found] = leaves as LeafData[];
  if (!found) throw new Error(`there is no page ${id}`);
  return found;
}

/** A page with these words alone. */
export function wordsPage(text: string): PageContent {
  const box = { x: 0, y: 0, w: 10, h: 10 };
  return { ground: '#ffffff', elements: [{ id: '22222223', kind: 'words', ...box, text }] };
}

let saves = 0;

/** The fields of a save of the draft as it is now. */
export async function saveOf(
  test: TestApp,
  change: { readonly header?: object; readonly order?: readonly Id[]; readonly leaves?: readonly object[] },
  opusID = OPUS,
): Promise<Input<'OpusServiceMag.saveDraft'>> {
  const { revision } = await draft(test, opusID);
  saves += 1;
  return {
    opusID,
    revision: String(revision),
    saveID: `save-${saves}-0000`,
    header: change.header ? JSON.stringify(change.header) : '',
    order: (change.order ?? []).join(','),
    leaves: change.leaves ? JSON.stringify(change.leaves) : '',
  };
}

export async function save(test: TestApp, change: Parameters<typeof saveOf>[1], opusID = OPUS) {
  return dataOf(await asSuper(test, 'OpusServiceMag.saveDraft', { ...(await saveOf(test, change, opusID)) }));
}

/** A hot area of a page, which leads to the web where nothing else is said. */
export function areaOf(area: Partial<HotArea> = {}): HotArea {
  const target = { to: 'address', address: 'https://example.com' } as const;
  return { id: '22222223', shape: 'rect', points: [10, 10, 40, 30], target, label: '', ...area };
}

/** The fields of a save of hot areas on the draft as it is now. */
export async function areasSaveOf(
  test: TestApp,
  pages: readonly { readonly page: Id; readonly areas: readonly object[] }[],
): Promise<Input<'OpusServiceMag.saveHotAreas'>> {
  const { revision } = await draft(test);
  saves += 1;
  return {
    ...{ opusID: OPUS, revision: String(revision), saveID: `save-${saves}-0000` },
    areas: JSON.stringify(pages),
  };
}

export async function saveAreas(test: TestApp, pages: Parameters<typeof areasSaveOf>[1]) {
  return dataOf(await asSuper(test, 'OpusServiceMag.saveHotAreas', { ...(await areasSaveOf(test, pages)) }));
}

/** The pages of the draft in order with their hot areas. */
export async function areasIn(test: TestApp, opusID = OPUS) {
  const { pages } = dataOf(await asSuper(test, 'OpusServiceMag.getHotAreas', { opusID }));
  return pages as { id: Id; areas: HotArea[] }[];
}
