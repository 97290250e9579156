import { describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import {
  areaOf,
  areasIn,
  asSuper,
  draft,
  expectRefused,
  leaf,
  OPUS,
  put,
  save,
  saveAreas,
  wordsPage,
} from './testing.ts';

const OPERATION = 'OpusServiceMag.takePages';
const app = appForEachTest();

/** A work of the same size, as one is made of a new PDF. */
async function newPdf(pageNum: number, size = '') {
  const { widthMm, heightMm } = await draft(app());
  const made = await asSuper(app(), 'OpusServiceMag.createOpus', {
    ...{ name: '新的 PDF', type: 'album', pageNum: String(pageNum) },
    ...{ widthMm: size || String(widthMm), heightMm: size || String(heightMm) },
  });
  return String(dataOf(made).ID);
}

async function take(fromID: string, more: Record<string, string> = {}) {
  const { revision } = await draft(app());
  return { opusID: OPUS, revision: String(revision), fromID, ...more };
}

describe(OPERATION, () => {
  it('brings new pages below the hot areas that there are', async () => {
    const toFifth = areaOf({ target: { to: 'page', page: idAt(5) } });
    await saveAreas(app(), [
      { page: idAt(2), areas: [toFifth] },
      { page: idAt(8), areas: [areaOf()] },
    ]);
    const from = await newPdf(10);
    const link = { id: '22222224', kind: 'link', x: 0, y: 0, w: 9, h: 9, label: '' };
    const pages = (await draft(app(), from)).leaves;
    const { elements } = wordsPage('新的第二页');
    const second = {
      ground: '#ffffff',
      elements: [...elements, { ...link, target: { to: 'page', page: pages[9]?.id } }],
    };
    await save(app(), { leaves: [{ id: pages[1]?.id, content: second }] }, from);

    const taken = dataOf(await asSuper(app(), OPERATION, await take(from)));
    expect(taken).toMatchObject({ pageNum: 10, areas: 2 });
    const after = await areasIn(app());
    expect(after).toHaveLength(10);
    expect(after[1]).toEqual({ id: idAt(2), areas: [toFifth] });
    expect(after[7]?.areas).toHaveLength(1);
    const { content } = await leaf(app(), idAt(2));
    expect(content.elements).toMatchObject([{ text: '新的第二页' }, { target: { page: after[9]?.id } }]);
  });

  it('keeps the pages before as a version', async () => {
    const before = await leaf(app(), idAt(2));
    await asSuper(app(), OPERATION, await take(await newPdf(3)));
    expect((await draft(app())).leaves).toHaveLength(3);
    const { list } = dataOf(await asSuper(app(), 'OpusServiceMag.getVersions', { opusID: OPUS }));
    const [newest] = list as { seq: number }[];
    const { revision } = await draft(app());
    const known = { opusID: OPUS, revision: String(revision), seq: String(newest?.seq) };
    await asSuper(app(), 'OpusServiceMag.restoreVersion', known);
    expect(await leaf(app(), idAt(2))).toEqual(before);
  });

  it('takes pages of the same size alone', async () =>
    expectRefused(app(), OPERATION, await take(await newPdf(8, '100')), 'bad-source'));

  it('takes nothing out of the trash, of others, or over what it does not know', async () => {
    const from = await newPdf(8);
    await expectRefused(app(), OPERATION, await take('51001'), 'publication-not-found');
    await expectRefused(app(), OPERATION, await take(from, { opusID: '51001' }), 'publication-not-found');
    await expectRefused(app(), OPERATION, await take(from, { revision: '99' }), 'publication-changed');
    put(app(), Number(from), 'trashed_at = 1');
    await expectRefused(app(), OPERATION, await take(from), 'publication-state');
  });
});
