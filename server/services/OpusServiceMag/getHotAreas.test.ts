import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { areaOf, areasIn, asSuper, draft, expectRefused, OPUS, saveAreas } from './testing.ts';

const OPERATION = 'OpusServiceMag.getHotAreas';
const app = appForEachTest();

describe(OPERATION, () => {
  it('gives every page, also of a work whose pages are computed', async () => {
    const { leaves, revision } = await draft(app());
    const found = dataOf(await asSuper(app(), OPERATION, { opusID: OPUS }));
    expect(found).toMatchObject({ opusID: OPUS, revision, areasMost: 50 });
    expect(found.pages).toEqual(leaves.map(({ id }) => ({ id, areas: [] })));
  });

  it('gives the areas of a page in their order', async () => {
    const areas = [areaOf({ label: '下' }), areaOf({ id: '22222224', label: '上', look: 'tint' })];
    await saveAreas(app(), [{ page: idAt(2), areas }]);
    expect((await areasIn(app()))[1]).toEqual({ id: idAt(2), areas });
  });

  it('gives nothing of what lies in the trash, or belongs to another member', async () => {
    const { db, clock } = app().world;
    runScenario('publication-in-state', { db, now: clock.now() }, { publicationID: OPUS, state: 'trashed' });
    await expectRefused(app(), OPERATION, { opusID: OPUS }, 'publication-state');
    await expectRefused(app(), OPERATION, { opusID: '51001' }, 'publication-not-found');
  });
});
