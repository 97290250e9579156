import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../document.ts';
import { idAt } from '../ids.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { pageOf, withElements, withPage } from './change.ts';
import {
  addElements,
  copiesOf,
  layerElements,
  moveElements,
  removeElements,
  roomOfPage,
  withTheirGroups,
} from './elements.ts';
import { countedIds, documentOf, shape } from './testing.ts';

const PAGE = idAt(1);
const BOOK = documentOf(2, { 1: [shape(1), shape(2), shape(3)] });
const elementsOf = (document: PageDocument) => pageOf(document, PAGE)?.elements ?? [];
const some = (...places: number[]) => new Set(places.map(idAt));

describe('a change', () => {
  it('leaves every other page and element the same object', () => {
    const next = moveElements(BOOK, PAGE, some(2), { x: 1, y: -1 });
    expect(elementsOf(next)[1]).toMatchObject({ x: 21, y: 9 });
    expect(elementsOf(next)[0]).toBe(elementsOf(BOOK)[0]);
    expect(next.pages[1]).toBe(BOOK.pages[1]);
  });

  it('of nothing is the same document', () => {
    expect(moveElements(BOOK, PAGE, some(1), { x: 0, y: 0 })).toBe(BOOK);
    expect(moveElements(BOOK, PAGE, some(9), { x: 1, y: 0 })).toBe(BOOK);
    expect(removeElements(BOOK, PAGE, some(9))).toBe(BOOK);
    expect(layerElements(BOOK, PAGE, some(3), 'front')).toBe(BOOK);
    expect(addElements(BOOK, PAGE, [])).toBe(BOOK);
    expect(withPage(BOOK, PAGE, (page) => page)).toBe(BOOK);
    expect(withElements(BOOK, PAGE, some(1), (element) => element)).toBe(BOOK);
  });

  it('by hand keeps what was generated', () => {
    const generated = documentOf(1, { 1: [shape(1, { by: 'month' })] });
    expect(elementsOf(moveElements(generated, PAGE, some(1), { x: 1, y: 0 }))[0]).toMatchObject({
      by: 'month',
      pinned: true,
    });
  });
});

describe('elements', () => {
  it('are added on top, as many as the page takes', () => {
    expect(elementsOf(addElements(BOOK, PAGE, [shape(4)])).at(-1)).toEqual(shape(4));
    const full = documentOf(1, {
      1: Array.from({ length: DOCUMENT_LIMITS.elementsOfPage }, (_, at) => shape(at + 1)),
    });
    expect(roomOfPage(full, PAGE)).toBe(0);
    expect(addElements(full, PAGE, [shape(9999)])).toBe(full);
  });

  it('are removed', () => {
    expect(elementsOf(removeElements(BOOK, PAGE, some(1, 3)))).toEqual([shape(2)]);
  });

  it('change their layer', () => {
    expect(elementsOf(layerElements(BOOK, PAGE, some(1), 'front')).at(-1)).toBe(elementsOf(BOOK)[0]);
  });

  it('stay within what a document can say', () => {
    expect(elementsOf(moveElements(BOOK, PAGE, some(1), { x: 99_999, y: 0.00004 }))[0]).toMatchObject({
      x: 2400,
      y: 10,
    });
  });
});

describe('copies', () => {
  it('lie beside the originals, with ids of their own', () => {
    const [copy] = copiesOf([shape(1)], countedIds());
    expect(copy).toMatchObject({ x: 15, y: 15 });
    expect(copy?.id).not.toBe(shape(1).id);
  });

  it('have groups of their own, and are neither generated nor locked', () => {
    const group = idAt(7);
    const originals = [
      shape(1, { group, by: 'month', pinned: true }),
      shape(2, { group, locked: true }),
      shape(3),
    ];
    const [first, second, third] = copiesOf(originals, countedIds());
    expect(first?.group).toBe(second?.group);
    expect(first?.group).not.toBe(group);
    expect(third).not.toHaveProperty('group');
    for (const name of ['by', 'pinned', 'locked']) {
      expect([first, second].some((copy) => copy && Object.hasOwn(copy, name))).toBe(false);
    }
  });
});

it('a choice of one of a group is of all of it', () => {
  const grouped = [shape(1, { group: idAt(7) }), shape(2), shape(3, { group: idAt(7) })];
  expect(withTheirGroups(grouped, some(1))).toEqual(some(1, 3));
  expect(withTheirGroups(grouped, some(2))).toEqual(some(2));
});
