import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { appForEachTest, DAY_MS, dataOf } from '../testing.ts';
import { asSuper, expectRefused, OPUS, save, wordsPage } from './testing.ts';

const OPERATION = 'OpusServiceMag.nameVersion';
const app = appForEachTest();

const name = (note: string, seq = '') => asSuper(app(), OPERATION, { opusID: OPUS, seq, note });
const versions = async () =>
  dataOf(await asSuper(app(), 'OpusServiceMag.getVersions', { opusID: OPUS })).list as {
    seq: number;
    kind: string;
    note: string;
  }[];

describe(OPERATION, () => {
  it('keeps the draft as it is under a name', async () => {
    const { seq } = dataOf(await name(' 交给 外婆 '));
    expect(await versions()).toContainEqual(
      expect.objectContaining({ seq, kind: 'named', note: '交给 外婆' }),
    );
  });

  it('keeps an automatic version for ever', async () => {
    await save(app(), { leaves: [{ id: idAt(2), content: wordsPage('一') }] });
    const { seq } = (await versions()).find(({ kind }) => kind === 'auto') ?? { seq: 0 };
    expect(dataOf(await name('留着', String(seq)))).toEqual({ seq });
    app().world.clock.advance(40 * DAY_MS);
    await save(app(), { leaves: [{ id: idAt(2), content: wordsPage('二') }] });
    expect(await versions()).toContainEqual(expect.objectContaining({ seq, kind: 'named' }));
    await name('', String(seq));
    expect(await versions()).toContainEqual(expect.objectContaining({ seq, kind: 'auto', note: '' }));
  });

  it('keeps a hundred of them', async () => {
    for (let at = 0; at < 100; at += 1) expect((await name(`版本 ${at}`)).json.code).toBe(0);
    await expectRefused(app(), OPERATION, { opusID: OPUS, note: '多了' }, 'versions-full');
  });

  it.each([
    [{ seq: '99' }, 'version-not-found'],
    [{ seq: 'x' }, 'version-not-found'],
    [{ note: '长'.repeat(61) }, 'bad-note'],
  ])('refuses %j', (wrong, reason) =>
    expectRefused(app(), OPERATION, { opusID: OPUS, seq: '', note: '名', ...wrong }, reason),
  );
});
