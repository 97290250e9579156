import { describe, expect, it } from 'vitest';
import type { Page, PageDocument } from '#contracts/rules/pages/document.ts';
import { outlineAfter } from '#contracts/rules/pages/draft/outline-moves.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { changeSince, isNothing, knownAfter, savesOf, sizeOf } from './change.ts';
import { documentOf, type KnownDraft, orderOf } from './known-draft.ts';

const words = (text: string) => [{ id: '22222223', kind: 'words' as const, x: 0, y: 0, w: 1, h: 1, text }];
const OUTLINE = [
  { title: '甲', level: 1, page: 1 },
  { title: '丙', level: 1, page: 3 },
];
const KNOWN: KnownDraft = {
  ...{
    revision: 1,
    name: '作品',
    widthMm: 100,
    heightMm: 100,
    masters: [],
    savedAt: 0,
    savedBy: '',
    saveID: '',
  },
  outline: OUTLINE,
  shownOutline: { entries: OUTLINE, order: ['a', 'b', 'c'] },
  leaves: ['a', 'b', 'c'].map((id) => ({ id, hash: `${id}1` })),
  contents: new Map(['a', 'b', 'c'].map((id) => [id, { ground: '#ffffff', elements: words(id) }])),
};
const DOCUMENT = documentOf(KNOWN);
const [a, b, c] = DOCUMENT.pages as [Page, Page, Page];
const withPages = (pages: readonly Page[]): PageDocument => ({ ...DOCUMENT, pages });
const said = (page: Page, text: string): Page => ({ ...page, elements: words(text) });

describe('changeSince', () => {
  it('is nothing for a document as the server has it', () => {
    expect(isNothing(changeSince(KNOWN, structuredClone(DOCUMENT)))).toBe(true);
  });

  it('is the pages whose content changed, not those whose role did', () => {
    const { order, leaves, header } = changeSince(
      KNOWN,
      withPages([{ ...a, role: 'inner' }, said(b, '改'), c]),
    );
    expect([order, leaves.map(({ id }) => id), header]).toEqual([null, ['b'], {}]);
  });

  it('is the order with the table of contents that follows it', () => {
    const { order, leaves, header } = changeSince(KNOWN, withPages([c, a]));
    expect([order, leaves]).toEqual([['c', 'a'], []]);
    expect(header.outline).toEqual([
      { title: '丙', level: 1, page: 1 },
      { title: '甲', level: 1, page: 2 },
    ]);
  });

  it('is the masters and the table of contents that were edited', () => {
    const masters = [{ id: 'm', name: '页眉', elements: [] }];
    expect(changeSince(KNOWN, { ...DOCUMENT, outline: [], masters }).header).toEqual({
      outline: [],
      masters,
    });
  });
});

/** What the server has once all of it is saved. */
function savedAs(known: KnownDraft, document: PageDocument, most?: number): KnownDraft {
  return savesOf(changeSince(known, document), known, most).reduce((at, save) => {
    const leaves = save.leaves.map(({ id }) => ({ id, hash: `${id}+` }));
    return knownAfter(at, save, { revision: at.revision + 1, savedAt: 5, leaves });
  }, known);
}

describe('a page that was deleted', () => {
  it('is sent again where it is put back, with its entry in the table of contents', () => {
    const without = savedAs(KNOWN, withPages([a, b]));
    expect([orderOf(without), without.outline]).toEqual([['a', 'b'], [OUTLINE[0]]]);
    const change = changeSince(without, DOCUMENT);
    expect([change.order, change.leaves.map(({ id }) => id)]).toEqual([['a', 'b', 'c'], ['c']]);
    const again = savedAs(without, DOCUMENT);
    expect([documentOf(again), again.outline]).toEqual([DOCUMENT, OUTLINE]);
    expect(isNothing(changeSince(again, DOCUMENT))).toBe(true);
  });

  it('is there after any steps to and fro, however they are parted into saves', () => {
    const x: Page = { ...said(a, '新'), id: 'x', role: 'inner' };
    const every = [[a, b, c], [a, c], [c, a], [b], [x, a, b, c], [a, said(b, '改'), c], [c, x]];
    const pick = seededRandom(7);
    let known = KNOWN;
    for (let step = 0; step < 2000; step += 1) {
      const document = withPages(every[Math.floor(pick() * every.length)] ?? []);
      known = savedAs(known, document, pick() < 0.5 ? 1 : undefined);
      const alike = (pages: readonly Page[]) => pages.map(({ id, elements }) => [id, elements]);
      expect(alike(documentOf(known).pages)).toEqual(alike(document.pages));
      expect(known.outline).toEqual(outlineAfter(OUTLINE, ['a', 'b', 'c'], orderOf(known)));
      expect(isNothing(changeSince(known, document))).toBe(true);
    }
  });
});

describe('savesOf', () => {
  const masters = [{ id: 'm', name: '页眉', elements: [] }];
  const x: Page = { ...said(a, '新'), id: 'x' };
  const y: Page = { ...said(a, '页'), id: 'y' };
  const change = changeSince(KNOWN, { ...DOCUMENT, pages: [x, said(a, '改'), c, y], masters });

  it('is one save for what is small', () => {
    expect(savesOf(change, KNOWN)).toEqual([change]);
  });

  it('leaves a whole document after each save', () => {
    const most = sizeOf(change.leaves[0]);
    const saves = savesOf(change, KNOWN, most);
    expect(saves.map(({ order, leaves }) => [order?.join(''), leaves.map(({ id }) => id).join('')])).toEqual([
      ['xac', 'x'],
      ['xac', 'a'],
      ['xacy', 'y'],
    ]);
    expect(saves.map(({ header }) => Object.keys(header))).toEqual([['masters'], [], ['outline']]);
  });

  it('comes to what was edited, however it is parted', () => {
    const document = { ...DOCUMENT, pages: [x, said(a, '改'), c, y], masters };
    const known = savesOf(change, KNOWN, 1).reduce((at, save, index) => {
      const leaves = save.leaves.map(({ id }) => ({ id, hash: `${id}2` }));
      return knownAfter(at, save, { revision: index + 2, savedAt: 5, leaves });
    }, KNOWN);
    expect(known.revision).toBe(4);
    expect(known.leaves).toEqual([
      { id: 'x', hash: 'x2' },
      { id: 'a', hash: 'a2' },
      { id: 'c', hash: 'c1' },
      { id: 'y', hash: 'y2' },
    ]);
    expect(isNothing(changeSince(known, document))).toBe(true);
  });
});
