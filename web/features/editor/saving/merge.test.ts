import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Id } from '#contracts/rules/pages/document.ts';
import type { PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import type { Change } from './change.ts';
import type { KnownDraft } from './known-draft.ts';
import { merge, resolved } from './merge.ts';

const page = (text: string): PageContent => ({
  ground: '#ffffff',
  elements: [{ id: '22222223', kind: 'words', x: 0, y: 0, w: 1, h: 1, text }],
});
const textOf = (content: PageContent | undefined) => Object(content?.elements[0]).text;

type Pages = Readonly<Record<Id, string>>;

function draft(pages: Pages): KnownDraft {
  const ids = Object.keys(pages);
  return {
    ...{
      revision: 2,
      name: '作品',
      widthMm: 100,
      heightMm: 100,
      outline: [],
      shownOutline: { entries: [], order: ids },
      masters: [],
      savedAt: 0,
      savedBy: '',
      saveID: '',
    },
    leaves: ids.map((id) => ({ id, hash: String(pages[id]) })),
    contents: new Map(ids.map((id) => [id, page(String(pages[id]))])),
  };
}

function change(base: Pages, mine: Pages): Change {
  const ids = Object.keys(mine);
  const isSame = ids.join() === Object.keys(base).join();
  const leaves = ids.flatMap((id) =>
    mine[id] === base[id] ? [] : [{ id, content: page(String(mine[id])) }],
  );
  return { header: {}, order: isSame ? null : ids, leaves, shownOutline: { entries: [], order: ids } };
}

function merged(base: Pages, mine: Pages, theirs: Pages) {
  return merge(draft(base), change(base, mine), draft(theirs));
}

function shown({ leaves }: ReturnType<typeof merged>): Pages {
  return Object.fromEntries(leaves.map(({ id, content }) => [id, textOf(content)]));
}

const BASE = { a: '1', b: '2', c: '3' };

describe('merge', () => {
  it.each<[string, Pages, Pages, Pages, Id[], Id[]]>([
    ['takes what the other side changed', BASE, { ...BASE, b: '改' }, { ...BASE, b: '改' }, ['b'], []],
    ['keeps what was changed here', { ...BASE, a: '我' }, BASE, { ...BASE, a: '我' }, [], []],
    [
      'asks about what both changed',
      { ...BASE, a: '我' },
      { ...BASE, a: '他' },
      { ...BASE, a: '我' },
      [],
      ['a'],
    ],
    [
      'does not ask where both did the same',
      { ...BASE, a: '同' },
      { ...BASE, a: '同' },
      { ...BASE, a: '同' },
      [],
      [],
    ],
    [
      'adds the pages of both',
      { a: '1', x: 'x', b: '2', c: '3' },
      { ...BASE, y: 'y' },
      { a: '1', x: 'x', b: '2', c: '3', y: 'y' },
      ['y'],
      [],
    ],
    ['takes a page away', { a: '1', c: '3' }, { ...BASE, c: '改' }, { a: '1', c: '改' }, ['c'], []],
    [
      'keeps a page that was changed there',
      { a: '1', c: '3' },
      { ...BASE, b: '改' },
      { a: '1', b: '改', c: '3' },
      ['b'],
      [],
    ],
    [
      'keeps a page that was changed here',
      { ...BASE, b: '改' },
      { a: '1', c: '3' },
      { a: '1', b: '改', c: '3' },
      [],
      [],
    ],
    [
      'moves pages as here',
      { c: '3', a: '1', b: '2' },
      { ...BASE, a: '改' },
      { c: '3', a: '改', b: '2' },
      ['a'],
      [],
    ],
    [
      'moves pages as there',
      { ...BASE, a: '改' },
      { c: '3', a: '1', b: '2' },
      { c: '3', a: '改', b: '2' },
      [],
      [],
    ],
  ])('%s', (_what, mine, theirs, all, taken, conflicts) => {
    const found = merged(BASE, mine, theirs);
    expect(Object.entries(shown(found))).toEqual(Object.entries(all));
    expect([found.taken, found.conflicts.map(({ id }) => id)]).toEqual([taken, conflicts]);
  });

  const pages = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.constantFrom('1', '2', '3')), {
      selector: ([id]) => id,
      minLength: 1,
    })
    .map((list): Pages => Object.fromEntries(list));

  it('loses nothing that either side changed or added, and has no page twice', () => {
    fc.assert(
      fc.property(pages, pages, pages, (base, mine, theirs) => {
        const found = merged(base, mine, theirs);
        const ids = found.leaves.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const result = shown(found);
        const asked = new Set(found.conflicts.map(({ id }) => id));
        for (const [id, text] of Object.entries(mine)) if (text !== base[id]) expect(result[id]).toBe(text);
        for (const [id, text] of Object.entries(theirs))
          if (text !== base[id]) expect(asked.has(id) || result[id] === text).toBe(true);
      }),
    );
  });

  it('is what one side has where the other changed nothing', () => {
    fc.assert(
      fc.property(pages, pages, (base, changed) => {
        expect(Object.entries(shown(merged(base, changed, base)))).toEqual(Object.entries(changed));
        expect(Object.entries(shown(merged(base, base, changed)))).toEqual(Object.entries(changed));
      }),
    );
  });
});

describe('what both changed', () => {
  const found = merged(BASE, { ...BASE, b: '我' }, { ...BASE, b: '他' });

  it.each([
    ['mine', { a: '1', b: '我', c: '3' }],
    ['theirs', { a: '1', b: '他', c: '3' }],
    ['both', { a: '1', b: '他', new: '我', c: '3' }],
  ] as const)('becomes %s', (choice, all) => {
    const leaves = resolved(
      found,
      () => choice,
      () => 'new',
    );
    expect(leaves.map(({ id, content }) => [id, textOf(content)])).toEqual(Object.entries(all));
  });
});

describe('what pages share', () => {
  const master = (id: Id) => ({ id, name: id, elements: [] });

  it('is what was changed here, with what was made there', () => {
    const base = { ...draft(BASE), masters: [master('m'), master('n')] };
    const there = { ...base, masters: [master('m'), master('t')] };
    const here = { ...change(BASE, BASE), header: { masters: [master('n'), master('h')] } };
    const ids = (all: ReturnType<typeof merge>) => all.masters.map(({ id }) => id);
    expect(ids(merge(base, here, there))).toEqual(['n', 'h', 't']);
    expect(ids(merge(base, change(BASE, BASE), there))).toEqual(['m', 't']);
  });

  it('that was removed on one side is taken from the pages of the other', () => {
    const base = { ...draft(BASE), masters: [master('m')] };
    const content = { ...page('改'), master: 'm' };
    const there = { ...base, contents: new Map([...base.contents, ['b', content]]) };
    const here = { ...change(BASE, BASE), header: { masters: [] } };
    const { leaves } = merge(base, here, there);
    expect(leaves.find(({ id }) => id === 'b')?.content).toEqual(page('改'));
  });
});
