import { describe, expect, it } from 'vitest';
import { calendarDocument } from '../calendar/calendar-document.ts';
import type { CalendarSpec } from '../calendar/calendar-types.ts';
import { changedCalendar, yearsLater } from '../calendar/year-change.ts';
import type { AlbumPhoto } from '../layouts/fill-album.ts';
import type { ImageElement, PageDocument } from '../pages/document.ts';
import { isBlurredIn } from '../pages/geometry/dpi.ts';
import { idAt } from '../pages/ids.ts';
import { readDocument } from '../pages/read-document.ts';
import { albumDocument } from './album-document.ts';
import { ALBUMS } from './albums.ts';
import { filledPlaces, fittedToPhotos, withPhotoIn } from './photo-places.ts';
import { countPlaces, placesOf } from './waiting.ts';

function ids() {
  let at = 10_000;
  return () => {
    at += 1;
    return idAt(at);
  };
}

const DAY_MS = 86_400_000;
const BEGIN = Date.UTC(2026, 0, 15);

/** Photos a day apart, lying and standing by turns. */
function photosOf(count: number): AlbumPhoto[] {
  return Array.from({ length: count }, (_, at) => ({
    source: `file:${String(at).padStart(64, '0')}`,
    ...(at % 2 === 0 ? { width: 3000, height: 2000 } : { width: 2000, height: 3000 }),
    takenAt: BEGIN + at * DAY_MS,
  }));
}

const [ALBUM] = ALBUMS;
if (!ALBUM) throw new Error('there are albums');
const album = albumDocument(ALBUM, { title: '夏天', subtitle: '', author: '' });

const imagesOf = ({ pages }: PageDocument) =>
  pages.flatMap(({ elements }) => elements.filter((each): each is ImageElement => each.kind === 'image'));
const sourcesOf = (document: PageDocument) => imagesOf(document).map(({ source }) => source);

describe('photos with too few pixels', () => {
  const small = { width: 60, height: 60 };
  const sourceOnCover = (photos: readonly AlbumPhoto[]) => {
    const [cover] = filledPlaces(album, photos, { newId: ids() }).document.pages;
    return cover?.elements.find((each) => each.kind === 'image')?.source;
  };

  it('stand on the cover only where there is no other', () => {
    const photos = photosOf(12).map((photo, at) => (at === 7 ? photo : { ...photo, ...small }));
    expect(sourceOnCover(photos)).toBe(photos[7]?.source);
    expect(sourceOnCover(photos.map((photo) => ({ ...photo, ...small })))).toBeDefined();
  });

  it('leave no place empty, and have the smaller places of a page', () => {
    const photos = photosOf(countPlaces(album)).map((photo, at) =>
      at % 2 === 0 ? photo : { ...photo, width: 600, height: 600 },
    );
    const { document } = filledPlaces(album, photos, { newId: ids() });
    expect(countPlaces(document)).toBe(0);
    const sizeOf = new Map(photos.map((photo) => [photo.source, photo]));
    for (const { elements } of document.pages) {
      const images = elements.filter((each): each is ImageElement => each.kind === 'image');
      const isBad = (box: ImageElement, { source }: ImageElement) => {
        const photo = sizeOf.get(source);
        return photo === undefined || isBlurredIn(box, photo);
      };
      for (const one of images) {
        for (const other of images) {
          const [now, changed] = [
            Number(isBad(one, one)) + Number(isBad(other, other)),
            Number(isBad(one, other)) + Number(isBad(other, one)),
          ];
          expect(changed).toBeGreaterThanOrEqual(one === other ? 0 : now);
        }
      }
    }
  });
});

describe('an album like a template', () => {
  it('has each photo once, in the order in which they were taken, and the cover the one that suits it best', () => {
    const count = countPlaces(album);
    const { document, placed, left } = filledPlaces(album, photosOf(count + 2).reverse(), { newId: ids() });
    expect({ placed, left: left.length, waiting: countPlaces(document) }).toEqual({
      placed: count,
      left: 2,
      waiting: 0,
    });
    expect(new Set(sourcesOf(document)).size).toBe(count);
    const days = document.pages
      .slice(1)
      .map(({ elements }) =>
        elements.flatMap((each) => (each.kind === 'image' ? Number(each.source.slice('file:'.length)) : [])),
      );
    const firsts = days.flatMap((page) => (page.length > 0 ? Math.min(...page) : []));
    expect(firsts).toEqual([...firsts].sort((one, other) => one - other));
    expect(readDocument(document)).toMatchObject({ kind: 'document' });
  });

  it.each([1, 10, 25, 60, 300])('has as many pages as %d photos need, two by two', (count) => {
    const photos = photosOf(count);
    const fitted = fittedToPhotos(album, count, ids());
    expect(fitted.pages.length % 2).toBe(0);
    expect(new Set(fitted.pages.map(({ id }) => id)).size).toBe(fitted.pages.length);
    const { left } = filledPlaces(fitted, photos, { newId: ids() });
    expect(left).toEqual([]);
    expect(fitted.pages.at(-1)?.role).toBe('back');
    expect(readDocument(fitted)).toMatchObject({ kind: 'document' });
  });

  it('stays as it is where no photo is left, and keeps what was put in by hand', () => {
    expect(filledPlaces(album, [], { newId: ids() }).document).toBe(album);
    const page = album.pages.find((each) => each.role === 'inner' && placesOf(each).length > 1);
    const [place] = page ? placesOf(page) : [];
    if (!page || !place) throw new Error('a page waits for photos');
    const [mine, ...others] = photosOf(9);
    if (!mine) throw new Error('there are photos');
    const byHand = withPhotoIn(album, { page: page.id, place: place.id }, mine, place.id);
    expect(countPlaces(byHand)).toBe(countPlaces(album) - 1);
    const filled = filledPlaces(byHand, others, { newId: ids() }).document;
    const kept = filled.pages.find(({ id }) => id === page.id)?.elements.find(({ id }) => id === place.id);
    expect(kept).toMatchObject({ kind: 'image', source: mine.source, x: place.x, w: place.w });
  });
});

describe('a calendar', () => {
  const spec: CalendarSpec = {
    ...{ kind: 'wall', firstYear: 2027, firstMonth: 1, months: 12, weekStart: 1, language: 'zh' },
    ...{ lunar: true, terms: true, holidays: true, style: 'navy' },
  };
  const calendar = { ...calendarDocument(spec, { widthMm: 210, heightMm: 297 }), calendar: spec };
  const july = {
    ...photosOf(1)[0],
    source: `file:${'7'.repeat(64)}`,
    takenAt: Date.UTC(2025, 6, 9),
  } as AlbumPhoto;

  it('has a photo for each month: one that was taken in it, and otherwise the next one', () => {
    const photos = [july, ...photosOf(12)];
    const { document, left } = filledPlaces(calendar, photos, { newId: ids() });
    expect(left).toEqual([]);
    expect(
      document.pages.every(({ elements }) => elements.filter(({ kind }) => kind === 'image').length === 1),
    ).toBe(true);
    expect(document.pages[7]?.elements.find(({ kind }) => kind === 'image')).toMatchObject({
      source: july.source,
    });
    expect(filledPlaces(document, photosOf(3), { newId: ids() }).placed).toBe(0);
  });

  it.each([
    [13, 13, false, 0],
    [12, 12, true, 0],
    [11, 11, false, 2],
    [1, 1, false, 12],
    [0, 0, false, 13],
  ])('with %d photos has its cover filled once its months are', (count, placed, isCoverAgain, waiting) => {
    const filled = filledPlaces(calendar, photosOf(count), { newId: ids() });
    expect({ ...filled, document: countPlaces(filled.document) }).toEqual({
      ...{ placed, isCoverAgain, left: [], document: waiting },
    });
    expect(new Set(sourcesOf(filled.document)).size).toBe(count);
  });

  it('shows on the cover the photo that suits it best, when the last month has its photo too', () => {
    const [cover] = calendar.pages;
    const [place] = cover ? placesOf(cover) : [];
    if (!place) throw new Error('the cover waits for a photo');
    const like = { source: `file:${'9'.repeat(64)}`, takenAt: Date.UTC(2025, 8, 9) };
    const best = { ...like, width: Math.round(place.w * 20), height: Math.round(place.h * 20) };
    const first = filledPlaces(calendar, photosOf(10), { newId: ids() }).document;
    const { document } = filledPlaces(first, [july, best], { newId: ids() });
    const onCover = document.pages[0]?.elements.find(({ kind }) => kind === 'image');
    expect(onCover).toMatchObject({ source: best.source });
    expect(countPlaces(document)).toBe(0);
  });

  it('keeps them in another year, with the place below', () => {
    const { document } = filledPlaces(calendar, photosOf(13), { newId: ids() });
    const later = yearsLater(spec);
    if (!later) throw new Error('2028 is a year');
    const changed = changedCalendar(document, spec, later, []).document;
    expect(imagesOf(changed)).toEqual(imagesOf(document));
    expect(countPlaces({ ...changed, calendar: later } as PageDocument)).toBe(0);
  });
});
