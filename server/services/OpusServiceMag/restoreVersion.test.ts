import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, draft, expectRefused, leaf, OPUS, save, wordsPage } from './testing.ts';

const OPERATION = 'OpusServiceMag.restoreVersion';
const app = appForEachTest();

async function keep(note: string): Promise<string> {
  const named = await asSuper(app(), 'OpusServiceMag.nameVersion', { opusID: OPUS, note });
  return String(dataOf(named).seq);
}
const restore = async (seq: string) => {
  const { revision } = await draft(app());
  return asSuper(app(), OPERATION, { opusID: OPUS, seq, revision: String(revision) });
};

describe(OPERATION, () => {
  it('brings the computed pages back, and then the edited ones', async () => {
    const drawn = await draft(app());
    const first = await keep('最初');
    const masters = [{ id: 'mastered', name: '页眉', elements: [] }];
    await save(app(), {
      header: { name: '改过', masters },
      order: drawn.leaves.slice(1).map(({ id }) => id),
      leaves: [{ id: idAt(2), content: wordsPage('改过') }],
    });
    const edited = await draft(app());
    const second = await keep('改过');

    const { revision } = dataOf(await restore(first));
    const changing = { revision: 0, savedAt: '', savedBy: '', saveID: '' };
    expect({ ...(await draft(app())), ...changing }).toEqual({ ...drawn, ...changing });
    expect((await draft(app())).revision).toBe(revision);

    await restore(second);
    expect({ ...(await draft(app())), ...changing }).toEqual({ ...edited, ...changing });
    expect((await leaf(app(), idAt(2))).content).toEqual(wordsPage('改过'));
  });

  it('keeps the draft before it as a version', async () => {
    const first = await keep('最初');
    await save(app(), { leaves: [{ id: idAt(2), content: wordsPage('丢不了') }] });
    await restore(first);
    const { list } = dataOf(await asSuper(app(), 'OpusServiceMag.getVersions', { opusID: OPUS }));
    const [newest] = list as { seq: number }[];
    await restore(String(newest?.seq));
    expect((await leaf(app(), idAt(2))).content).toEqual(wordsPage('丢不了'));
  });

  it.each([
    [{ seq: '99' }, 'version-not-found'],
    [{ revision: '99' }, 'publication-changed'],
    [{ revision: 'x' }, 'bad-revision'],
  ])('refuses %j', async (wrong, reason) => {
    const { revision } = await draft(app());
    const input = { opusID: OPUS, seq: '1', revision: String(revision), ...wrong };
    await expectRefused(app(), OPERATION, input, reason);
  });
});
