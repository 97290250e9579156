import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../pages/document.ts';
import { moveElements } from '../pages/edits/elements.ts';
import { countedIds, documentOf, image, shape } from '../pages/edits/testing.ts';
import { dpiOf, isBlurred } from '../pages/geometry/dpi.ts';
import { idAt } from '../pages/ids.ts';
import { readDocument } from '../pages/read-document.ts';
import { linesOf } from '../pages/text-layout.ts';
import { preflightOf } from '../print/preflight/preflight.ts';
import { isPhoto } from './arrange.ts';
import { arrangedSources, filledAlbum, keptSources } from './fill-album.ts';
import { withLayout } from './page-layout.ts';
import { isFree } from './place.ts';

const DAY = 86_400_000;

/** Photos of some days in February, three in four of them lying. */
function photos(count: number, perDay = 12) {
  return Array.from({ length: count }, (_, at) => ({
    source: `art:photo-${at}`,
    ...(at % 4 === 3 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 }),
    takenAt: Date.UTC(2026, 1, 1 + Math.floor(at / perDay), 2) + (at % perDay) * 60_000,
  }));
}

const filling = (count: number, more: object = {}) => ({
  ...{ photos: photos(count), seed: 1, density: null, saysDays: false, newId: countedIds() },
  ...more,
});
const sourcesOf = ({ pages }: PageDocument) =>
  pages.map(({ elements }) => elements.filter(isPhoto).map(({ source }) => source));

describe('an empty album', () => {
  it('is filled with each photo once, in the order in which they were taken', () => {
    const { document, placed, left } = filledAlbum(documentOf(24), filling(60));
    expect([placed, left]).toEqual([60, 0]);
    const all = sourcesOf(document).flat();
    expect(new Set(all).size).toBe(60);
    const inside = sourcesOf(document)
      .slice(1)
      .flatMap((page) => page.toSorted());
    expect(inside.length).toBe(59);
    const dayOf = (source: string) => Math.floor(Number(source.slice(10)) / 12);
    const days = sourcesOf(document)
      .slice(1)
      .map((page) => page.map(dayOf));
    expect(days.flat()).toEqual(days.flat().toSorted((one, other) => one - other));
    expect(readDocument(document)).toMatchObject({ kind: 'document' });
  });

  it('has its title on the cover, where it is filled again too, and none without one', () => {
    const filled = filledAlbum(documentOf(24), filling(60, { title: '海边的七天' })).document;
    const titleOf = ({ pages }: PageDocument) => pages[0]?.elements.filter(({ kind }) => kind === 'text');
    expect(titleOf(filled)).toMatchObject([{ text: '海边的七天', part: 'heading-1', by: 'layout' }]);
    const again = filledAlbum(filled, filling(60, { title: '夏天', seed: 2 })).document;
    expect(titleOf(again)).toMatchObject([{ text: '夏天' }]);
    expect(titleOf(filledAlbum(documentOf(24), filling(60)).document)).toEqual([]);
  });

  it.each(['2026年5月—10月', '2025—2026'])('breaks the title %s of its cover nowhere', (title) => {
    const square = { ...documentOf(24), widthMm: 210, heightMm: 210 };
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { document } = filledAlbum(square, filling(60, { title, seed }));
      const texts = document.pages[0]?.elements.flatMap((each) => (each.kind === 'text' ? [each] : []));
      expect(texts?.map((text) => linesOf(text).length)).toEqual([1]);
    }
  });

  it.each(['夏天', '海边的七天', '2026年5月—10月', '外婆的院子和我们一起走过的那些夏天，还有后来的冬天'])(
    'has the title %s as large as its place takes, within the safe area',
    (title) => {
      for (const [widthMm, heightMm] of [
        [210, 210],
        [145, 210],
        [297, 210],
        [100, 150],
      ] as const) {
        const sizes = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
          const { document } = filledAlbum(
            { ...documentOf(24), widthMm, heightMm },
            filling(60, { title, seed }),
          );
          const found = preflightOf(document, { pictures: {} });
          expect(found.filter(({ id, page }) => id.startsWith('text') && page === idAt(1))).toEqual([]);
          const [text] =
            document.pages[0]?.elements.flatMap((each) => (each.kind === 'text' ? each : [])) ?? [];
          if (!text) throw new Error('the cover has no title');
          const share = text.style.size / Math.min(widthMm, heightMm);
          expect(linesOf(text).length).toBeLessThanOrEqual(text.h > text.w ? 4 : 2);
          return share;
        });
        expect(Math.max(...sizes)).toBeLessThanOrEqual(0.08);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(title.length < 6 ? 0.075 : 0.04);
      }
    },
  );

  it('keeps its title a heading, as large as its new place takes, in another layout', () => {
    const { document } = filledAlbum(documentOf(24), filling(60, { title: '海边的七天' }));
    const change = { sizeOf: () => ({ width: 4000, height: 3000 }), newId: countedIds() };
    const titleIn = (layout: string) => {
      const next = withLayout(document, idAt(1), layout, change);
      expect(preflightOf(next, { pictures: {} }).filter(({ id }) => id.startsWith('text'))).toEqual([]);
      return next.pages[0]?.elements.find(({ kind }) => kind === 'text');
    };
    expect(titleIn('1h')).toMatchObject({ text: '海边的七天', part: 'heading-1', style: { size: 11.6 } });
    expect(titleIn('1l')).toMatchObject({ text: '海边的七天', part: 'heading-1', style: { size: 11.6 } });
  });

  it('leaves the insides of the cover and the back empty', () => {
    const { document } = filledAlbum(documentOf(24), filling(60));
    const empty = document.pages.filter(({ elements }) => elements.length === 0).map(({ role }) => role);
    expect(empty).toEqual(['inside-cover', 'inside-back', 'back']);
  });

  it('grows by pairs of pages where it is wished', () => {
    const { document, pages } = filledAlbum(documentOf(8), filling(60, { density: 'usual' }));
    expect(document.pages.length % 2).toBe(0);
    expect(pages).toBeGreaterThanOrEqual(20);
    expect(document.pages.at(-1)?.role).toBe('back');
  });

  it('says which photos had no room', () => {
    const { placed, left } = filledAlbum(documentOf(5), filling(60));
    expect(placed + left).toBe(60);
    expect(left).toBeGreaterThan(0);
  });

  it('names each day on its first page', () => {
    const { document } = filledAlbum(documentOf(24), filling(36, { saysDays: true }));
    const texts = document.pages.flatMap(({ elements }) =>
      elements.flatMap((element) => (element.kind === 'text' ? [element.text] : [])),
    );
    expect(texts).toEqual(['2026年2月1日', '2026年2月2日', '2026年2月3日']);
  });

  it('takes one photo, and three hundred within a second', () => {
    expect(filledAlbum(documentOf(24), filling(1)).placed).toBe(1);
    const startedAt = performance.now();
    expect(filledAlbum(documentOf(24), filling(300, { density: 'usual' })).placed).toBe(300);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('puts photos of few dots where they are printed small', () => {
    const some = photos(60).map((photo, at) =>
      at % 3 === 0 ? { ...photo, width: 1000, height: 750 } : photo,
    );
    const { document } = filledAlbum(documentOf(24), filling(0, { photos: some }));
    const pixels = new Map(some.map(({ source, width, height }) => [source, { width, height }]));
    const laid = document.pages.flatMap(({ elements }) =>
      elements.filter(isPhoto).map((element) => ({ element, pixels: pixels.get(element.source) })),
    );
    const few = laid.filter((each) => each.pixels?.width === 1000);
    expect(few).toHaveLength(20);
    const dots = few.map(({ element, pixels: of }) => of && dpiOf(element, of));
    expect(dots.filter((dpi) => dpi === undefined || isBlurred(dpi))).toEqual([]);
  });

  it('changes its layouts from page to page', () => {
    const { document } = filledAlbum(documentOf(24), filling(60));
    const layouts = document.pages.flatMap(({ layout }) => (layout ? [layout] : []));
    expect(layouts.filter((layout, at) => layout === layouts[at - 1])).toEqual([]);
  });
});

describe('an album that is filled again', () => {
  const first = filledAlbum(documentOf(24), filling(60)).document;

  it('is arranged otherwise by another seed, and the same by the same one', () => {
    const again = (seed: number) => filledAlbum(first, filling(60, { seed })).document;
    const layouts = ({ pages }: PageDocument) => pages.map(({ layout }) => layout);
    expect(layouts(again(1))).toEqual(layouts(first));
    expect(layouts(again(2))).not.toEqual(layouts(first));
    expect(sourcesOf(again(2)).flat().toSorted()).toEqual(sourcesOf(first).flat().toSorted());
  });

  it('leaves every page alone on which something was touched', () => {
    const page = first.pages[4];
    const photo = page?.elements[0];
    if (!page || !photo) throw new Error('the page is empty');
    const touched = moveElements(first, page.id, new Set([photo.id]), { x: 3, y: 0 });
    const kept = keptSources(touched);
    expect(arrangedSources(touched).size + kept.size).toBe(60);
    const others = photos(60).filter(({ source }) => !kept.has(source));
    const { document } = filledAlbum(touched, filling(0, { photos: others, seed: 7 }));
    expect(document.pages[4]).toBe(touched.pages[4]);
    expect(new Set(sourcesOf(document).flat()).size).toBe(60);
  });

  it('leaves pages with things of one’s own alone', () => {
    const own = documentOf(24, { 4: [shape(1)], 5: [image(1)] });
    const { document } = filledAlbum(own, filling(30));
    expect([document.pages[3], document.pages[4]]).toEqual([own.pages[3], own.pages[4]]);
    expect(document.pages.filter(isFree)).toHaveLength(22);
  });

  it('empties pages that have no photos any more', () => {
    const { document } = filledAlbum(first, filling(5));
    expect(sourcesOf(document).flat()).toHaveLength(5);
  });
});

describe('of one photo', () => {
  const filled = (count: number, document = documentOf(12)) =>
    filledAlbum(document, filling(count, { title: '夏天' }));
  const pagesWithPhotos = ({ pages }: PageDocument) =>
    pages.filter(({ elements }) => elements.some(isPhoto)).map(({ role }) => role);

  it('has it on the cover, below its title, as well as inside', () => {
    const { document, ...told } = filled(1);
    expect(told).toMatchObject({ placed: 1, left: 0, isCoverAgain: true });
    expect(pagesWithPhotos(document)).toEqual(['cover', 'inner']);
    expect(document.pages[0]?.elements.some((each) => each.kind === 'text' && each.text === '夏天')).toBe(
      true,
    );
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
});

it('takes photos of unknown days after those of known ones', () => {
  const [one, two] = photos(2);
  if (!one || !two) throw new Error('there are no photos');
  const mixed = [{ ...one, takenAt: null }, two, { ...two, source: 'art:later', takenAt: two.takenAt + DAY }];
  const { document } = filledAlbum(documentOf(12), filling(0, { photos: mixed }));
  expect(sourcesOf(document).slice(1).flat().at(-1)).toBe(one.source);
});

describe('with chapters', () => {
  it('each begins on a page of its own, which says its name', () => {
    const chapters = ['第一天', '第二天'];
    const told = photos(10).map((photo, at) => ({ ...photo, chapter: chapters[at < 4 ? 0 : 1] ?? '' }));
    const { document } = filledAlbum(documentOf(24), filling(10, { photos: told }));
    const of = new Map(told.map(({ source, chapter }) => [source, chapter]));
    const pages = document.pages.filter(({ role }) => role === 'inner');
    const named = pages.map(({ elements }) => ({
      says: elements.flatMap((each) => (each.kind === 'text' ? [each.text] : [])),
      chapters: new Set(elements.flatMap((each) => (each.kind === 'image' ? [of.get(each.source)] : []))),
    }));
    expect(named.every(({ chapters: own }) => own.size <= 1)).toBe(true);
    expect(named.flatMap(({ says }) => says)).toEqual(chapters);
  });
});
