import type { CalendarSpec } from '../calendar/calendar-types.ts';
import { placeOfName } from '../calendar/month-names.ts';
import { chinaIsoDay } from '../china-time.ts';
import type { LaidPhoto } from '../layouts/arrange.ts';
import type { AlbumPhoto } from '../layouts/fill-album.ts';
import { bestFor, lossIn } from '../layouts/loss.ts';
import { isFree } from '../layouts/place.ts';
import {
  type Id,
  type ImageElement,
  type Page,
  type PageDocument,
  type PageElement,
  type ShapeElement,
  WHOLE,
} from '../pages/document.ts';
import { withPage } from '../pages/edits/change.ts';
import { deletePage, insertCopy } from '../pages/edits/pages.ts';
import { replacedPicture } from '../pages/edits/pictures.ts';
import { DOCUMENT_LIMITS } from '../pages/limits.ts';
import { countPlaces, isOfMonth, placesOf } from './waiting.ts';

/** A photo in a place, which it fills with its middle. */
function photoIn(place: ShapeElement, { source, width, height }: LaidPhoto, id: Id): ImageElement {
  const { x, y, w, h, turn, by, radius } = place;
  const frame: ImageElement = {
    ...{ id, kind: 'image', x, y, w, h, source, crop: WHOLE, alt: '' },
    ...(turn === undefined ? {} : { turn }),
    ...(radius > 0 ? { radius } : {}),
    ...(by === 'layout' ? { by } : {}),
  };
  return replacedPicture(frame, source, { width, height });
}

/** A page with photos in some of its places, by their ids. */
function withPhotos(page: Page, photos: ReadonlyMap<Id, LaidPhoto>, newId: () => Id): Page {
  if (photos.size === 0) return page;
  const elements = page.elements.flatMap((element): PageElement[] => {
    const photo = photos.get(element.id);
    if (photo === undefined || element.kind !== 'shape') return [element];
    return isOfMonth(element)
      ? [element, photoIn(element, photo, newId())]
      : [photoIn(element, photo, element.id)];
  });
  return { ...page, elements };
}

/** A photo in one place; a new element has the given id, where it does not take over that of the place. */
export function withPhotoIn(
  document: PageDocument,
  at: { readonly page: Id; readonly place: Id },
  photo: LaidPhoto,
  id: Id,
): PageDocument {
  return withPage(document, at.page, (page) => withPhotos(page, new Map([[at.place, photo]]), () => id));
}

const ratioOf = ({ w, h }: { readonly w: number; readonly h: number }) => Math.log(w / (h || 1));
const ratioOfPhoto = ({ width, height }: AlbumPhoto) => Math.log(width / (height || 1));

/** Flat photos in flat places; the first ones where there are more than places. */
function matched(
  places: readonly ShapeElement[],
  photos: readonly AlbumPhoto[],
): readonly (readonly [Id, AlbumPhoto])[] {
  const [some, few] = [photos.slice(0, places.length), places.slice(0, photos.length)];
  const byPlace = [...few].sort((one, other) => ratioOf(one) - ratioOf(other));
  const byPhoto = [...some].sort((one, other) => ratioOfPhoto(one) - ratioOfPhoto(other));
  exchanged(byPlace, byPhoto);
  return byPlace.flatMap(({ id }, at) => {
    const photo = byPhoto[at];
    return photo ? [[id, photo] as const] : [];
  });
}

/** Photos change places where that loses less of them. */
function exchanged(places: readonly ShapeElement[], photos: AlbumPhoto[]): void {
  for (const [at, place] of places.entries()) {
    for (const [later, other] of places.entries()) {
      const [one, two] = [photos[at], photos[later]];
      if (later <= at || !one || !two) continue;
      if (lossIn(place, two) + lossIn(other, one) >= lossIn(place, one) + lossIn(other, two)) continue;
      [photos[at], photos[later]] = [two, one];
    }
  }
}

export interface FilledPlaces {
  readonly document: PageDocument;
  readonly placed: number;
  /** Whether the cover shows one of them once more. */
  readonly isCoverAgain: boolean;
  /** Those that had no place. */
  readonly left: readonly AlbumPhoto[];
}

interface Filling {
  readonly newId: () => Id;
  /** Which pages are filled; all by default. */
  readonly isMeant?: (page: Page) => boolean;
}

/**
 * Photos in the places of a template, in the order in which they were taken (放进照片): the cover has the one that suits it
 * best, and a month of a calendar one that was taken in it; months come before their cover, which shows one of theirs once
 * more where it alone would stay empty.
 */
export function filledPlaces(
  document: PageDocument,
  photos: readonly AlbumPhoto[],
  { newId, isMeant = () => true }: Filling,
): FilledPlaces {
  const waiting = document.pages.filter((page) => placesOf(page).length > 0 && isMeant(page));
  const plan = planned(waiting, photos, document.calendar);
  let next = document;
  for (const [id, own] of plan)
    next = withPage(next, id, (page) => withPhotos(page, new Map(matched(placesOf(page), own)), newId));
  const laid = [...plan.values()].flat();
  const used = new Set(laid);
  const left = photos.filter((photo) => !used.has(photo));
  return { document: next, placed: used.size, isCoverAgain: laid.length > used.size, left };
}

/** Which photos come on which page. */
function planned(
  waiting: readonly Page[],
  photos: readonly AlbumPhoto[],
  calendar: CalendarSpec | undefined,
): ReadonlyMap<Id, readonly AlbumPhoto[]> {
  const left = inOrder(photos);
  const plan = new Map<Id, readonly AlbumPhoto[]>();
  const take = ({ id }: Page, photo: AlbumPhoto | undefined) => {
    if (photo === undefined) return;
    left.splice(left.indexOf(photo), 1);
    plan.set(id, [...(plan.get(id) ?? []), photo]);
  };
  for (const page of calendar ? waiting : []) {
    const month = calendar ? monthOf(page, calendar) : null;
    if (month !== null)
      take(
        page,
        left.find((photo) => monthTaken(photo) === month),
      );
  }
  for (const page of calendar ? [] : waiting) {
    const [place] = placesOf(page);
    if (page.role !== 'cover' || !place || left.length < 2) continue;
    take(page, bestFor(place, left));
  }
  // The cover of a calendar has what its months leave.
  const isMonth = (page: Page) => calendar !== undefined && monthOf(page, calendar) !== null;
  for (const page of [...waiting.filter(isMonth), ...waiting.filter((page) => !isMonth(page))]) {
    const missing = placesOf(page).length - (plan.get(page.id)?.length ?? 0);
    for (const photo of left.slice(0, missing)) take(page, photo);
  }
  const [cover, ...others] = waiting.filter(
    (page) => placesOf(page).length > (plan.get(page.id)?.length ?? 0),
  );
  const [place] = cover && others.length === 0 ? placesOf(cover) : [];
  const again = calendar && cover?.role === 'cover' && place ? bestFor(place, photos) : undefined;
  if (cover && again && !plan.has(cover.id)) plan.set(cover.id, [again]);
  return plan;
}

function inOrder(photos: readonly AlbumPhoto[]): AlbumPhoto[] {
  const late = Number.POSITIVE_INFINITY;
  return [...photos].sort((one, other) => (one.takenAt ?? late) - (other.takenAt ?? late) || 0);
}

function monthTaken({ takenAt }: AlbumPhoto): number | null {
  return takenAt === null ? null : Number(chinaIsoDay(takenAt).slice(5, 7));
}

/** The month of a page of a calendar, from 1. */
function monthOf(page: Page, calendar: CalendarSpec): number | null {
  const [place] = placesOf(page);
  const month = placeOfName(place?.name, calendar)?.month ?? null;
  return month === null ? null : ((calendar.firstMonth - 1 + month) % 12) + 1;
}

/**
 * An album with as many pages as its photos need: those of its template once more where there are too few places, and
 * without those that would stay empty. Pages come and go two by two, and what was done by hand stays.
 */
export function fittedToPhotos(document: PageDocument, count: number, newId: () => Id): PageDocument {
  const pattern = document.pages.filter((page) => page.role === 'inner' && isPattern(page));
  let places = countPlaces(document);
  let next = document;
  for (let at = 0; pattern.length > 1 && places < count; at += 2) {
    const pair = [0, 1].flatMap((more) => pattern[(at + more) % pattern.length] ?? []);
    if (next.pages.length + pair.length > DOCUMENT_LIMITS.pages) break;
    for (const page of pair) {
      next = insertCopy(next, page, lastPattern(next)?.id ?? page.id, newId);
      places += placesOf(page).length;
    }
  }
  for (;;) {
    const last = next.pages.filter((page) => page.role === 'inner' && isPattern(page)).slice(-2);
    const fewer = last.reduce((sum, page) => sum + placesOf(page).length, 0);
    if (last.length < 2 || places - fewer < count || next.pages.length <= FEWEST_PAGES) return next;
    for (const { id } of last) next = deletePage(next, id);
    places -= fewer;
  }
}

const FEWEST_PAGES = 12;

/** Untouched, and waiting for photos alone. */
function isPattern(page: Page): boolean {
  return isFree(page) && placesOf(page).length > 0 && !page.elements.some(({ kind }) => kind === 'image');
}

function lastPattern({ pages }: PageDocument): Page | undefined {
  return pages.findLast((page) => page.role === 'inner' && isPattern(page));
}
