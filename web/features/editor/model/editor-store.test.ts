import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Id, PageDocument } from '#contracts/rules/pages/document.ts';
import { pageOf } from '#contracts/rules/pages/edits/change.ts';
import {
  addElements,
  copiesOf,
  layerElements,
  moveElements,
  removeElements,
} from '#contracts/rules/pages/edits/elements.ts';
import { copyPage, deletePage, insertPage, movePage } from '#contracts/rules/pages/edits/pages.ts';
import { countedIds, documentOf, linkTo, shape } from '#contracts/rules/pages/edits/testing.ts';
import { LAYER_MOVES } from '#contracts/rules/pages/geometry/layers.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { readDocument } from '#contracts/rules/pages/read-document.ts';
import { chosenElements, createEditorStore, shownPage } from './editor-store.ts';
import { MOST_STEPS, PAUSE_MS } from './history.ts';

const PAGE = idAt(1);
const BOOK = documentOf(4, {
  1: [shape(1), shape(2), shape(3, { group: idAt(7) })],
  3: [linkTo(1, idAt(2)), shape(2)],
});
const move = (id: number, x: number) => (document: PageDocument) =>
  moveElements(document, PAGE, new Set([idAt(id)]), { x, y: 0 });

function opened(document = BOOK) {
  const heard: PageDocument[] = [];
  let time = 0;
  const store = createEditorStore(document, { onChange: (next) => heard.push(next), now: () => time });
  const wait = (ms: number) => {
    time += ms;
  };
  return { store, heard, wait };
}

describe('an edit', () => {
  it('is heard of, undone and redone', () => {
    const { store, heard } = opened();
    store.edit(move(1, 5));
    const edited = store.get().document;
    store.undo();
    expect(store.get().document).toBe(BOOK);
    store.redo();
    expect(store.get().document).toBe(edited);
    expect(heard).toEqual([edited, BOOK, edited]);
  });

  it('that changes nothing is no step', () => {
    const { store, heard } = opened();
    store.edit((document) => document);
    store.undo();
    expect([heard, store.get().document]).toEqual([[], BOOK]);
  });

  it('takes what was undone away', () => {
    const { store } = opened();
    store.edit(move(1, 5));
    store.undo();
    store.edit(move(2, 5));
    const edited = store.get().document;
    store.redo();
    expect(store.get().document).toBe(edited);
  });

  it('is one step with others like it, until there is a pause', () => {
    const { store, wait } = opened();
    for (const pause of [0, PAUSE_MS, PAUSE_MS]) {
      wait(pause);
      store.edit(move(1, 1), { like: 'move' });
    }
    wait(PAUSE_MS + 1);
    store.edit(move(1, 1), { like: 'move' });
    store.edit(move(1, 1), { like: 'other' });
    expect(store.get().history.past).toHaveLength(3);
    store.undo();
    store.undo();
    store.undo();
    expect(store.get().document).toBe(BOOK);
  });

  it('after an undo never joins the step before it', () => {
    const { store } = opened();
    store.edit(move(1, 1), { like: 'move' });
    store.edit(move(1, 1), { like: 'other' });
    store.undo();
    store.edit(move(1, 1), { like: 'move' });
    expect(store.get().history.past).toHaveLength(2);
  });

  it('is kept for two hundred steps', () => {
    const { store } = opened();
    for (let count = 0; count < MOST_STEPS + 5; count += 1) store.edit(move(1, 1));
    for (let count = 0; count < MOST_STEPS + 5; count += 1) store.undo();
    expect(pageOf(store.get().document, PAGE)?.elements[0]?.x).toBe(15);
  });
});

describe('undoing', () => {
  it('leads to the page and the choice that were shown', () => {
    const { store } = opened();
    store.select([idAt(1)]);
    store.edit(move(1, 5));
    store.showPage(idAt(3));
    store.undo();
    expect([store.get().page, store.get().selection]).toEqual([PAGE, [idAt(1)]]);
  });

  it('brings back 10,000 times what was there first, byte for byte', () => {
    const place = fc.nat(30);
    const kind = fc.constantFrom(
      'add',
      'copy',
      'remove',
      'move',
      'layer',
      'page',
      'page-copy',
      'page-move',
      'page-delete',
    );
    const edits = fc.array(fc.tuple(kind, place, place), { maxLength: 8 });
    const first = JSON.stringify(BOOK);
    fc.assert(
      fc.property(edits, (all) => {
        const { store } = opened();
        const newId = countedIds();
        for (const [kind, a, b] of all) store.edit(randomEdit(kind, a, b, newId));
        const last = JSON.stringify(store.get().document);
        const { length } = store.get().history.past;
        for (let count = 0; count < length; count += 1) store.undo();
        expect(JSON.stringify(store.get().document)).toBe(first);
        for (let count = 0; count < length; count += 1) store.redo();
        expect(JSON.stringify(store.get().document)).toBe(last);
      }),
      { numRuns: 10_000 },
    );
  }, 30_000);

  it('leaves a sound document at every step', () => {
    const edits = fc.array(
      fc.tuple(
        fc.constantFrom('add', 'copy', 'page-copy', 'page-move', 'page-delete'),
        fc.nat(30),
        fc.nat(30),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(edits, (all) => {
        const { store } = opened();
        const newId = countedIds();
        for (const [kind, a, b] of all) store.edit(randomEdit(kind, a, b, newId));
        expect(readDocument(store.get().document)).toMatchObject({ kind: 'document' });
      }),
    );
  });
});

function randomEdit(kind: string, a: number, b: number, newId: () => Id) {
  return (document: PageDocument): PageDocument => {
    const page = document.pages[a % document.pages.length];
    if (!page) return document;
    const element = page.elements[b % Math.max(page.elements.length, 1)];
    const ids = new Set(element ? [element.id] : []);
    switch (kind) {
      case 'add':
        return addElements(document, page.id, [{ ...shape(1), id: newId(), x: b }]);
      case 'copy':
        return addElements(document, page.id, copiesOf(page.elements, newId));
      case 'remove':
        return removeElements(document, page.id, ids);
      case 'move':
        return moveElements(document, page.id, ids, { x: b / 3, y: -a / 7 });
      case 'layer':
        return layerElements(document, page.id, ids, LAYER_MOVES[b % 4] ?? 'front');
      case 'page':
        return insertPage(document, page.id, newId);
      case 'page-copy':
        return copyPage(document, page.id, newId);
      case 'page-move':
        return movePage(document, page.id, b);
      default:
        return deletePage(document, page.id);
    }
  };
}

describe('what is only tried', () => {
  it('is shown and not heard of, until it is kept as one step', () => {
    const { store, heard } = opened();
    store.tryOut(move(1, 5));
    store.tryOut(move(1, 9));
    expect([heard, shownPage(store.get())?.elements[0]?.x]).toEqual([[], 19]);
    store.keep();
    expect(heard).toHaveLength(1);
    store.undo();
    expect(store.get().document).toBe(BOOK);
  });

  it('goes when it is given up, undone, or something is edited', () => {
    const { store, heard } = opened();
    store.tryOut(move(1, 5));
    store.giveUp();
    expect(store.get().document).toBe(BOOK);
    store.tryOut(move(1, 5));
    store.undo();
    expect([store.get().document, heard]).toEqual([BOOK, []]);
    store.tryOut(move(1, 5));
    store.edit(move(2, 5));
    expect(shownPage(store.get())?.elements.map(({ x }) => x)).toEqual([10, 25, 30]);
  });

  it('is no step where it came back to what was there', () => {
    const { store, heard } = opened();
    store.tryOut(move(1, 5));
    store.tryOut((document) => document);
    store.keep();
    store.keep();
    expect([store.get().history.past, heard]).toEqual([[], []]);
  });
});

describe('what is shown', () => {
  it('is a page that is still there', () => {
    const { store } = opened();
    store.showPage(idAt(2));
    store.edit((document) => deletePage(document, idAt(2)));
    expect(shownPage(store.get())?.id).toBe(idAt(4));
  });

  it('is a choice of elements that are still there', () => {
    const { store } = opened();
    store.select([idAt(1), idAt(2)]);
    store.goInside({ id: idAt(1), what: 'text' });
    expect(store.get().selection).toEqual([idAt(1)]);
    store.edit((document) => removeElements(document, PAGE, new Set([idAt(1)])));
    expect([store.get().selection, store.get().inside, chosenElements(store.get())]).toEqual([[], null, []]);
  });
});

describe('a document that another device changed', () => {
  it('takes the place of what is shown, and it is not told as a change', () => {
    const { store, heard } = opened();
    store.edit(move(1, 5));
    store.replace(documentOf(1));
    store.undo();
    expect([store.get().document, heard.length]).toEqual([documentOf(1), 1]);
  });

  it('keeps the page, the choice and what is written; a page that went is followed by the one in its place', () => {
    const { store } = opened();
    store.select([idAt(2)]);
    store.goInside({ id: idAt(1), what: 'text' });
    store.replace(insertPage(BOOK, null, countedIds()));
    expect(store.get()).toMatchObject({ page: PAGE, selection: [idAt(1)], inside: { id: idAt(1) } });
    store.replace(removeElements(store.get().document, PAGE, new Set([idAt(1)])));
    expect(store.get()).toMatchObject({ page: PAGE, selection: [], inside: null });
    store.showPage(idAt(3));
    store.replace(deletePage(store.get().document, idAt(3)));
    expect(store.get().page).toBe(idAt(4));
  });

  it('lets own steps be undone and redone, and keeps what came', () => {
    const { store } = opened();
    store.edit(move(1, 5));
    store.edit((document) => deletePage(document, idAt(2)));
    const theirs = moveElements(store.get().document, idAt(3), new Set([idAt(2)]), { x: 7, y: 0 });
    store.replace(theirs);
    store.undo();
    expect(store.get().document.pages.map(({ id }) => id)).toEqual([1, 2, 3, 4].map(idAt));
    store.undo();
    const { pages } = store.get().document;
    expect([pages[0], pages[2]]).toEqual([BOOK.pages[0], theirs.pages[1]]);
    store.redo();
    store.redo();
    expect(store.get().document).toEqual(theirs);
  });

  it('leaves no step of a page that it changed', () => {
    const { store } = opened();
    store.edit(move(1, 5));
    store.edit(move(2, 5));
    const theirs = move(3, 9)(store.get().document);
    store.replace(theirs);
    expect(store.get().history.past).toEqual([]);
  });

  it('is sound at every step, whatever both did, and holds what came', () => {
    const kind = fc.constantFrom('add', 'remove', 'move', 'page', 'page-copy', 'page-move', 'page-delete');
    const edits = fc.array(fc.tuple(kind, fc.nat(30), fc.nat(30)), { maxLength: 6 });
    fc.assert(
      fc.property(edits, edits, fc.nat(3), (mine, others, undone) => {
        const { store } = opened();
        const newId = countedIds();
        for (const [kind, a, b] of mine) store.edit(randomEdit(kind, a, b, newId));
        for (let count = 0; count < undone; count += 1) store.undo();
        const before = store.get().document;
        const theirs = others.reduce((document, [kind, a, b]) => {
          return randomEdit(kind, a, b, newId)(document);
        }, before);
        store.replace(theirs);
        expect(store.get().document).toBe(theirs);
        const stood = (id: Id) => JSON.stringify(pageOf(before, id)?.elements);
        const came = theirs.pages.filter(({ id, elements }) => stood(id) !== JSON.stringify(elements));
        const { length } = store.get().history.past;
        for (let count = 0; count < length; count += 1) {
          store.undo();
          const { document } = store.get();
          expect(readDocument(document)).toMatchObject({ kind: 'document' });
          for (const { id, elements } of came) expect(pageOf(document, id)?.elements).toEqual(elements);
        }
        for (let count = 0; count < length; count += 1) store.redo();
        expect(store.get().document).toEqual(theirs);
      }),
      { numRuns: 2000 },
    );
  }, 30_000);
});
