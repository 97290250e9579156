import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { areaOf, asSuper, expectRefused, OPUS, save, saveAreas, wordsPage } from './testing.ts';

const OPERATION = 'OpusServiceMag.findHotAreas';
const app = appForEachTest();

describe(OPERATION, () => {
  it('tells what the pages lead to, and saves nothing', async () => {
    await save(app(), { leaves: [{ id: idAt(2), content: wordsPage('详见第 5 页') }] });
    const facts = factsOf(app());
    const { pages } = dataOf(await asSuper(app(), OPERATION, { opusID: OPUS }));
    expect(pages).toMatchObject([
      { id: idAt(2), areas: [{ shape: 'rect', target: { to: 'page', page: idAt(5) } }] },
    ]);
    expect(factsOf(app())).toBe(facts);
    await saveAreas(app(), [{ page: idAt(2), areas: [areaOf({ target: { to: 'page', page: idAt(5) } })] }]);
    expect(dataOf(await asSuper(app(), OPERATION, { opusID: OPUS })).pages).toEqual([]);
  });

  it('looks into own works alone', () =>
    expectRefused(app(), OPERATION, { opusID: '51001' }, 'publication-not-found'));
});
