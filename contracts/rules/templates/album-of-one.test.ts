import { expect, it } from 'vitest';
import { isPhoto } from '../layouts/arrange.ts';
import type { PageDocument } from '../pages/document.ts';
import { countedIds, documentOf, shape } from '../pages/edits/testing.ts';
import { readDocument } from '../pages/read-document.ts';
import { filledWithCover } from './album-of-one.ts';
import { storyAlbum } from './story.ts';

const photo = (no: number) => ({
  ...{ source: `art:photo-${no}`, width: 4000, height: 3000 },
  takenAt: Date.UTC(2026, 1, no, 2),
});

function filled(count: number, document = documentOf(12)) {
  const photos = Array.from({ length: count }, (_, at) => photo(at + 1));
  return filledWithCover(document, {
    ...{ photos, seed: 1, density: null, saysDays: false, title: '夏天', newId: countedIds() },
  });
}

const pagesWithPhotos = ({ pages }: PageDocument) =>
  pages.filter(({ elements }) => elements.some(isPhoto)).map(({ role }) => role);

it('has its one photo on the cover, below its title, as well as inside', () => {
  const { document, ...told } = filled(1);
  expect(told).toMatchObject({ placed: 1, left: 0, isCoverAgain: true });
  expect(pagesWithPhotos(document)).toEqual(['cover', 'inner']);
  expect(document.pages[0]?.elements.some((each) => each.kind === 'text' && each.text === '夏天')).toBe(true);
  expect(readDocument(document)).toMatchObject({ kind: 'document' });
});

it('has it there once more after it was arranged again', () => {
  const { document } = filled(1, filled(1).document);
  expect(pagesWithPhotos(document)).toEqual(['cover', 'inner']);
});

it('has each of two photos once, and one alone inside where the cover was made by hand', () => {
  const two = filled(2);
  expect(two).toMatchObject({ placed: 2, left: 0, isCoverAgain: false });
  expect(pagesWithPhotos(two.document)).toEqual(['cover', 'inner']);
  const byHand = filled(1, documentOf(12, { 1: [shape(9)] }));
  expect(byHand).toMatchObject({ placed: 1, left: 0, isCoverAgain: false });
  expect(pagesWithPhotos(byHand.document)).toEqual(['inner']);
});

it('tells a story of one photo with it on the cover', () => {
  const told = storyAlbum(documentOf(12), [{ title: '那一天', photos: [photo(1)] }], countedIds());
  expect(told).toMatchObject({ placed: 1, left: 0 });
  expect(pagesWithPhotos(told.document)).toEqual(['cover', 'inner']);
});
