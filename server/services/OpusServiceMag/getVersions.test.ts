import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { appForEachTest, DAY_MS, dataOf, MINUTE_MS } from '../testing.ts';
import { asSuper, expectRefused, OPUS, put, save, wordsPage } from './testing.ts';

const OPERATION = 'OpusServiceMag.getVersions';
const app = appForEachTest();

const autos = async () => {
  const { list } = dataOf(await asSuper(app(), OPERATION, { opusID: OPUS }));
  return (list as { kind: string; createdAt: string }[]).filter(({ kind }) => kind === 'auto');
};
const edit = (text: string) => save(app(), { leaves: [{ id: idAt(2), content: wordsPage(text) }] });

describe(OPERATION, () => {
  it('has one from before the first save of each hour', async () => {
    await edit('一');
    app().world.clock.advance(59 * MINUTE_MS);
    await edit('二');
    expect(await autos()).toHaveLength(1);
    app().world.clock.advance(MINUTE_MS);
    await edit('三');
    expect(await autos()).toHaveLength(2);
  });

  it('has the first of each day after a day, and none after thirty', async () => {
    const start = app().world.clock.now();
    for (const text of ['一', '二', '三']) {
      await edit(text);
      app().world.clock.advance(60 * MINUTE_MS);
    }
    app().world.clock.advance(2 * DAY_MS);
    await edit('四');
    const [, first] = await autos();
    expect([(await autos()).length, first?.createdAt]).toEqual([2, new Date(start).toISOString()]);
    app().world.clock.advance(30 * DAY_MS);
    await edit('五');
    expect(await autos()).toHaveLength(1);
  });

  it('are not those of a work in the trash', async () => {
    put(app(), Number(OPUS), 'trashed_at = 1');
    await expectRefused(app(), OPERATION, { opusID: OPUS }, 'publication-state');
  });
});
