import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, draft, expectRefused, leaf, OPUS, save, wordsPage } from './testing.ts';

const OPERATION = 'OpusServiceMag.getVersionLeaves';
const app = appForEachTest();

describe(OPERATION, () => {
  it('shows the pages as they were, whether computed or stored', async () => {
    const before = [await draft(app()), await leaf(app(), idAt(2))] as const;
    for (const text of ['一', '二']) {
      await asSuper(app(), 'OpusServiceMag.nameVersion', { opusID: OPUS, note: text });
      await save(app(), { leaves: [{ id: idAt(2), content: wordsPage(text) }] });
    }
    const { list } = dataOf(await asSuper(app(), 'OpusServiceMag.getVersions', { opusID: OPUS }));
    const named = (list as { seq: number; kind: string }[]).filter(({ kind }) => kind === 'named');
    const [second, first] = await Promise.all(
      named.map(async ({ seq }) =>
        dataOf(await asSuper(app(), OPERATION, { opusID: OPUS, seq: String(seq), ids: idAt(2) })),
      ),
    );
    const { name, widthMm, heightMm, outline, masters, leaves } = before[0];
    expect(first).toEqual({
      ...{ name, widthMm, heightMm, outline, masters, leaves },
      ...{ seq: named[1]?.seq, contents: [before[1]] },
    });
    expect(second?.contents).toMatchObject([{ content: wordsPage('一') }]);
  });

  it.each([
    [{ seq: '99' }, 'version-not-found'],
    [{ seq: '1', ids: Array.from({ length: 21 }, (_, at) => idAt(at + 1)).join(',') }, 'bad-ids'],
  ])('refuses %j', async (wrong, reason) => {
    await asSuper(app(), 'OpusServiceMag.nameVersion', { opusID: OPUS, note: '一' });
    await expectRefused(app(), OPERATION, { opusID: OPUS, ...wrong }, reason);
  });
});
