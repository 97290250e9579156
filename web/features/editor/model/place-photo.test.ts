import { expect, it } from 'vitest';
import type { PageElement } from '#contracts/rules/pages/document.ts';
import { documentOf, shape } from '#contracts/rules/pages/edits/testing.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { PHOTO_PLACE } from '#contracts/rules/templates/waiting.ts';
import { choosable } from '../actions/chosen.ts';
import type { Editing } from './editing.ts';
import { chosenElements, createEditorStore, shownPage } from './editor-store.ts';
import { chosenPlace, placePhoto } from './place-photo.ts';

const PHOTO = { photo: 'a'.repeat(64), name: '', width: 3000, height: 2000 } as Parameters<
  typeof placePhoto
>[1];
const other = shape(1, { name: PHOTO_PLACE, y: 150 });

function editingOf(place: PageElement): Editing {
  const store = createEditorStore(documentOf(1, { 1: [other, place] }));
  store.select([place.id]);
  return { store } as unknown as Editing;
}

const choosableKinds = (editing: Editing) => choosable(editing).map(({ kind }) => kind);

it.each([
  ['is replaced by it', shape(2, { name: PHOTO_PLACE, turn: 7 }), ['shape', 'image']],
  [
    'of a calendar stays below it, out of the way',
    shape(2, { name: '2027-01 photo', by: 'month', turn: 7 }),
    ['shape', 'shape', 'image'],
  ],
])('the chosen place of a photo %s', (_what, place, kinds) => {
  const editing = editingOf(place);
  expect(chosenPlace(editing)).toBe(place);
  placePhoto(editing, PHOTO);
  const { store } = editing;
  expect(shownPage(store.get())?.elements.map(({ kind }) => kind)).toEqual(kinds);
  expect(choosableKinds(editing)).toEqual(['shape', 'image']);
  const { x, y, w, h, turn } = place;
  expect(chosenElements(store.get())).toMatchObject([{ kind: 'image', x, y, w, h, turn }]);
  store.undo();
  expect(choosableKinds(editing)).toEqual(['shape', 'shape']);
});

it('a place that its photo covers only in part can be chosen', () => {
  const editing = editingOf(shape(2, { name: '2027-01 photo', by: 'month' }));
  placePhoto(editing, PHOTO);
  const narrower = (each: PageElement): PageElement =>
    each.kind === 'image' ? { ...each, w: each.w - 2 } : each;
  editing.store.edit((document) => ({
    ...document,
    pages: document.pages.map((page) => ({ ...page, elements: page.elements.map(narrower) })),
  }));
  expect(choosableKinds(editing)).toEqual(['shape', 'shape', 'image']);
});

it('neither a locked place nor one of two chosen ones waits for a photo by itself', () => {
  const locked = editingOf(shape(2, { name: PHOTO_PLACE, locked: true }));
  expect(chosenPlace(locked)).toBeNull();
  const two = editingOf(shape(2, { name: PHOTO_PLACE }));
  two.store.select([idAt(1), idAt(2)]);
  expect(chosenPlace(two)).toBeNull();
});
