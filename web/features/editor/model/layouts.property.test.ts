/** Layouts never move what was touched by hand, whatever is done in whatever order, and each step is undone exactly. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filledAlbum, keptSources } from '#contracts/rules/layouts/fill-album.ts';
import { LAYOUTS } from '#contracts/rules/layouts/layouts.ts';
import { givenBack, withAnotherLayout, withLayout } from '#contracts/rules/layouts/page-layout.ts';
import { isArranged, isFree } from '#contracts/rules/layouts/place.ts';
import type { Id, PageDocument, PageElement } from '#contracts/rules/pages/document.ts';
import { pageOf } from '#contracts/rules/pages/edits/change.ts';
import { addElements, moveElements, removeElements } from '#contracts/rules/pages/edits/elements.ts';
import { deletePage, insertPage } from '#contracts/rules/pages/edits/pages.ts';
import { countedIds, documentOf, image, shape } from '#contracts/rules/pages/edits/testing.ts';
import { readDocument } from '#contracts/rules/pages/read-document.ts';
import { createEditorStore } from './editor-store.ts';

const PHOTOS = Array.from({ length: 14 }, (_, at) => ({
  source: `art:photo-${at}`,
  ...(at % 3 === 0 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 }),
  takenAt: at % 5 === 4 ? null : Date.UTC(2026, 1, 1 + Math.floor(at / 4), 2, at),
}));
const sizeOf = (source: string) => PHOTOS.find((photo) => photo.source === source) ?? null;

/** What a layout may move, and what it must leave. */
const GENERATED = ['fill', 'fill-more', 'another', 'layout'] as const;
const BY_HAND = [
  'move',
  'remove',
  'add-shape',
  'add-photo',
  'insert-page',
  'delete-page',
  'give-back',
] as const;
const steps = fc.array(fc.tuple(fc.constantFrom(...GENERATED, ...BY_HAND), fc.nat(40), fc.nat(40)), {
  minLength: 1,
  maxLength: 7,
});

type Kind = (typeof GENERATED)[number] | (typeof BY_HAND)[number];

function changed(kind: Kind, a: number, b: number, newId: () => Id) {
  return (document: PageDocument): PageDocument => {
    const page = document.pages[a % document.pages.length];
    const element = page?.elements[b % Math.max(page.elements.length, 1)];
    if (!page) return document;
    const ids = new Set(element ? [element.id] : []);
    const kept = keptSources(document);
    const photos = PHOTOS.filter(({ source }) => !kept.has(source));
    switch (kind) {
      case 'fill':
      case 'fill-more': {
        const density = kind === 'fill' ? null : 'usual';
        return filledAlbum(document, { photos, seed: b, density, saysDays: b % 2 === 0, newId }).document;
      }
      case 'another':
        return withAnotherLayout(document, page.id, { sizeOf, newId });
      case 'layout':
        return withLayout(document, page.id, LAYOUTS[b % LAYOUTS.length]?.id ?? '', { sizeOf, newId });
      case 'move':
        return moveElements(document, page.id, ids, { x: b / 3, y: 1 });
      case 'remove':
        return removeElements(document, page.id, ids);
      case 'add-shape':
        return addElements(document, page.id, [{ ...shape(1), id: newId() }]);
      case 'add-photo':
        return addElements(document, page.id, [{ ...image(1), id: newId(), source: `art:own-${b}` }]);
      case 'insert-page':
        return insertPage(document, page.id, newId);
      case 'give-back':
        return givenBack(document, page.id, ids);
      default:
        return deletePage(document, page.id);
    }
  };
}

/** What stands on pages and was touched; a photo that was put on a page by hand belongs to its first layout. */
function touched(document: PageDocument): ReadonlyMap<Id, PageElement> {
  return new Map(
    document.pages.flatMap((page) =>
      page.elements
        .filter((element) => !isArranged(element) && !isTakenIn(page.elements, element))
        .map((element) => [`${page.id} ${element.id}`, element] as const),
    ),
  );
}

const isTakenIn = (elements: readonly PageElement[], element: PageElement) =>
  element.kind === 'image' && element.by === undefined && !elements.some(({ by }) => by === 'layout');

it('leaves what was touched where it is, 10,000 times', () => {
  const first = documentOf(6, { 3: [image(1), shape(2)] });
  fc.assert(
    fc.property(steps, (all) => {
      const store = createEditorStore(first);
      const newId = countedIds();
      const seen = [JSON.stringify(first)];
      for (const [kind, a, b] of all) {
        const before = store.get().document;
        store.edit(changed(kind, a, b, newId));
        const { document, history } = store.get();
        if (document !== before) seen.push(JSON.stringify(document));
        expect(history.past).toHaveLength(seen.length - 1);
        if (!(GENERATED as readonly string[]).includes(kind)) continue;
        const after = touched(document);
        for (const [place, element] of touched(before)) expect(after.get(place)).toBe(element);
        if (kind.startsWith('fill')) {
          // More pages may give a page another role, and nothing else.
          for (const { id, elements } of before.pages.filter((page) => !isFree(page))) {
            expect(pageOf(document, id)?.elements).toBe(elements);
          }
        }
      }
      expect(readDocument(store.get().document)).toMatchObject({ kind: 'document' });
      for (const expected of seen.toReversed()) {
        expect(JSON.stringify(store.get().document)).toBe(expected);
        store.undo();
      }
    }),
    { numRuns: 10_000 },
  );
}, 120_000);
