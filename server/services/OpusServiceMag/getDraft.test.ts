import { describe, expect, it } from 'vitest';
import { CALENDAR_TEMPLATES } from '#contracts/rules/calendar/calendar-templates.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import {
  asSuper,
  type DraftData,
  draft,
  expectRefused,
  leaf,
  OPUS,
  put,
  save,
  wordsPage,
} from './testing.ts';

const OPERATION = 'OpusServiceMag.getDraft';
const app = appForEachTest();

describe(OPERATION, () => {
  it.each(CALENDAR_TEMPLATES.map(({ id }) => id))('opens the calendar %s', async (template) => {
    const { db, clock } = app().world;
    const made = runScenario('draft-made', { db, now: clock.now() }, { template });
    const { calendar } = await draft(app(), made.publicationID);
    expect(calendar?.style).toBe(CALENDAR_TEMPLATES.find(({ id }) => id === template)?.look.style);
  });

  it('names the pages of a work that is drawn, without storing them', async () => {
    const { leaves, outline, savedBy } = await draft(app());
    expect(leaves[0]?.id).toBe(idAt(1));
    expect(new Set(leaves.map(({ hash }) => hash)).size).toBeGreaterThan(1);
    expect(outline[0]).toEqual({ title: '封面', level: 1, page: 1 });
    expect(savedBy).toBe('');
    const { sqlite } = app().world.db;
    const rows = sqlite.prepare('SELECT 1 FROM publication_pages WHERE publication_id = ?').all(OPUS);
    expect(rows).toEqual([]);
  });

  it('names the same pages after the first save, but for those that were saved', async () => {
    const before = await draft(app());
    await save(app(), { leaves: [{ id: idAt(2), content: wordsPage('新') }] });
    const after = await draft(app());
    expect(after.leaves.filter(({ hash }, at) => hash !== before.leaves[at]?.hash)).toEqual([
      { id: idAt(2), hash: expect.any(String) },
    ]);
    expect({ ...after, leaves: [] }).toEqual({
      ...before,
      ...{
        leaves: [],
        revision: before.revision + 1,
        savedBy: expect.any(String),
        saveID: expect.stringMatching(/^save-/),
      },
      savedAt: new Date(app().world.clock.now()).toISOString(),
    });
    expect(after.savedBy).not.toBe('');
  });

  it('gives what stands on the first pages at once, where that is wanted, the same before and after it is stored', async () => {
    const first = async () =>
      dataOf(await asSuper(app(), OPERATION, { opusID: OPUS, contents: 'Y' })) as DraftData;
    const { leaves, contents } = await first();
    expect(contents.map(({ id, hash }) => ({ id, hash }))).toEqual(leaves);
    expect(contents[2]).toEqual(await leaf(app(), idAt(3)));
    await save(app(), { leaves: [{ id: idAt(2), content: wordsPage('新') }] });
    const after = await first();
    expect(after.contents[1]?.content).toEqual(wordsPage('新'));
    expect(after.contents.toSpliced(1, 1)).toEqual(contents.toSpliced(1, 1));
    expect((await draft(app())).contents).toEqual([]);
  });

  it('leaves out pages that are too much for one reply', async () => {
    const content = wordsPage('长'.repeat(20_000));
    const { leaves } = await draft(app());
    for (const { id } of leaves.slice(0, 60)) await save(app(), { leaves: [{ id, content }] });
    const reply = dataOf(await asSuper(app(), OPERATION, { opusID: OPUS, contents: 'Y' })) as DraftData;
    expect(reply.contents.length).toBeLessThan(60);
    expect(reply.contents.length).toBeGreaterThan(40);
  });

  it.each([
    ['trashed_at = 1', 'publication-state'],
    ['page_num = 501', 'draft-too-long'],
  ])('refuses a work with %s', async (change, reason) => {
    put(app(), Number(OPUS), change);
    await expectRefused(app(), OPERATION, { opusID: OPUS }, reason);
  });

  it.each(['x', '51001'])('knows no work %s', (opusID) =>
    expectRefused(app(), OPERATION, { opusID }, 'publication-not-found'),
  );

  it('is not there while its pages are still being imported', async () => {
    const { sqlite } = app().world.db;
    const id = sqlite
      .prepare("SELECT publication_id FROM publication_imports WHERE state <> 'done'")
      .pluck()
      .get();
    await expectRefused(app(), OPERATION, { opusID: String(id) }, 'publication-state');
  });
});
