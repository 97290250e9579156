import { expect, it } from 'vitest';
import { chaptersOf } from '../layouts/chapters.ts';
import type { PageDocument } from '../pages/document.ts';
import { documentOf } from '../pages/edits/testing.ts';
import { idAt } from '../pages/ids.ts';
import { readDocument } from '../pages/read-document.ts';
import { albumDocument } from './album-document.ts';
import { ALBUMS } from './albums.ts';
import { storyAlbum } from './story.ts';
import { countPlaces, isPrompt } from './waiting.ts';

const photos = Array.from({ length: 60 }, (_, at) => ({
  source: `file:${String(at).padStart(64, '0')}`,
  ...(at % 3 === 2 ? { width: 2000, height: 3000 } : { width: 3000, height: 2000 }),
  takenAt: Date.UTC(2026, Math.floor(at / 20) * 2, 10, 2, at),
}));

let last = 10_000;
const newId = () => {
  last += 1;
  return idAt(last);
};

const elementsOf = ({ pages }: PageDocument) => pages.flatMap(({ elements }) => elements);

it.each(ALBUMS.map((album) => [album.name, album] as const))('%s is told in chapters', (_name, album) => {
  const document = albumDocument(album, { title: '夏天', subtitle: '', author: '' });
  const told = storyAlbum(document, chaptersOf(photos), newId);
  expect({ placed: told.placed, left: told.left }).toEqual({ placed: 60, left: 0 });
  expect(readDocument(told.document)).toMatchObject({ kind: 'document' });
  expect(told.document.pages.length % 2).toBe(0);
  expect(countPlaces(told.document)).toBe(0);
  expect(elementsOf(told.document).filter(isPrompt)).toEqual([]);
  expect(told.document.pages[0]?.elements.some(({ kind }) => kind === 'image')).toBe(true);
  const headings = elementsOf(told.document).filter(
    (each) => each.kind === 'text' && each.part === 'heading-1',
  );
  expect(headings.map((each) => each.kind === 'text' && each.text)).toEqual(
    expect.arrayContaining(['1月10日', '3月10日', '5月10日']),
  );
});

it('keeps a chapter that was written by hand, with a photo in its place', () => {
  const [album] = ALBUMS;
  if (!album) throw new Error('there are albums');
  const document = albumDocument(album, { title: '夏天', subtitle: '', author: '' });
  const written = {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      elements: page.elements.map((each) =>
        isPrompt(each) && each.kind === 'text' && each.part === 'heading-1'
          ? { ...each, text: '外婆的院子' }
          : each,
      ),
    })),
  };
  const { document: told } = storyAlbum(written, chaptersOf(photos), newId);
  const kept = told.pages.filter(({ elements }) =>
    elements.some((each) => each.kind === 'text' && each.text === '外婆的院子'),
  );
  expect(kept.length).toBeGreaterThan(0);
  for (const { elements } of kept) expect(elements.some(({ kind }) => kind === 'image')).toBe(true);
});

it('of one photo has it on the cover as well as inside', () => {
  const chapters = [{ title: '那一天', photos: photos.slice(0, 1) }];
  const { document, placed, left } = storyAlbum(documentOf(12), chapters, newId);
  expect([placed, left]).toEqual([1, 0]);
  const shown = document.pages.filter(({ elements }) => elements.some(({ kind }) => kind === 'image'));
  expect(shown.map(({ role }) => role)).toEqual(['cover', 'inner']);
});
