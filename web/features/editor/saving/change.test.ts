import { describe, expect, it } from 'vitest';
import type { Page, PageDocument } from '#contracts/rules/pages/document.ts';
import { changeSince, isNothing, knownAfter, savesOf, sizeOf } from './change.ts';
import { documentOf, type KnownDraft } from './known-draft.ts';

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
  ...{ outline: OUTLINE, shownOutline: OUTLINE },
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
