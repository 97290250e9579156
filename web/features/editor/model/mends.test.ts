import { expect, it } from 'vitest';
import { mendOf, preflightOf } from '#contracts/rules/print/preflight/preflight.ts';
import { BOTH_SIDES } from '#contracts/rules/testing/broken-pages.ts';
import { createEditorStore } from './editor-store.ts';

const MENDED = Object.entries(BOTH_SIDES).filter(([, { mend }]) => mend !== null);

it('half of the rules mend what they find', () => {
  expect(MENDED).toHaveLength(10);
});

it.each(MENDED)('the mend of %s is one step, which is taken back and done again', (id, { breaks }) => {
  const { document, facts } = breaks;
  const store = createEditorStore(document);
  const found = () => preflightOf(store.get().document, facts).filter((one) => one.id === id);
  const [finding] = found();
  if (!finding) throw new Error('there is nothing to mend');
  store.edit((before) => mendOf(finding, before));
  expect(found()).toEqual([]);
  const after = store.get().document;
  store.undo();
  expect(store.get().document).toEqual(document);
  expect(found()).toEqual([finding]);
  store.redo();
  expect(store.get().document).toEqual(after);
});
