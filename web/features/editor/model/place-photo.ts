import { type ShapeElement, WHOLE } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { placeForPicture, replacedPicture } from '#contracts/rules/pages/edits/pictures.ts';
import { hitsAt } from '#contracts/rules/pages/geometry/hit.ts';
import { millimetres, type Point } from '#contracts/rules/pages/geometry/point.ts';
import { withPhotoIn } from '#contracts/rules/templates/photo-places.ts';
import { isPlace, placesOf } from '#contracts/rules/templates/waiting.ts';
import { choosable } from '../actions/chosen.ts';
import { insert } from '../actions/insert.ts';
import { coarseWords } from './coarse.ts';
import type { Editing } from './editing.ts';
import { chosenElements, shownPage } from './editor-store.ts';
import { newId } from './new-id.ts';
import { type Photo, sizeOfPhoto, sizesOf, sourceOf } from './photos.ts';

/** Where a photo was never measured. */
const USUAL_SIZE = { width: 4, height: 3 };

/** The one chosen picture, whose photo can be exchanged. */
export function exchangeable({ store }: Editing) {
  const [element, ...others] = chosenElements(store.get());
  return element?.kind === 'image' && others.length === 0 && !element.locked ? element : null;
}

/** The one chosen place that waits for a photo. */
export function chosenPlace({ store }: Editing): ShapeElement | null {
  const [element, ...others] = chosenElements(store.get());
  const page = shownPage(store.get());
  if (!page || !element || others.length > 0 || element.locked || !isPlace(element)) return null;
  return placesOf(page).includes(element) ? element : null;
}

/** What a photo is called while it is dragged from the tray to the page. */
export const DRAGGED_PHOTO = 'application/x-desk-photo';

/** Puts a photo where it was dropped: in place of the picture there, or around the point. Says so where it is small. */
export function dropPhoto(editing: Editing, photo: Photo, point: Point): string {
  const [below] = hitsAt(choosable(editing), point);
  editing.store.select(below?.kind === 'image' ? [below.id] : []);
  return placePhoto(editing, photo, point);
}

/** Which place of the page is filled: the one at the point, or the chosen one, or the first that waits. */
function waitingPlace(editing: Editing, at: Point | undefined): ShapeElement | undefined {
  const page = shownPage(editing.store.get());
  const places = page ? placesOf(page) : [];
  if (at) return hitsAt(places, at)[0];
  const { selection } = editing.store.get();
  return places.find(({ id }) => selection.includes(id)) ?? places[0];
}

/**
 * Puts a photo in place of the chosen picture, into a place that waits for one, or on the page. Answers what is to be said
 * of one that is too small for print there, and nothing otherwise.
 */
export function placePhoto(editing: Editing, photo: Photo, around?: Point): string {
  const { document } = editing.store.get();
  put(editing, photo, around);
  return coarseWords(document, editing.store.get().document, sizesOf([photo]));
}

function put(editing: Editing, photo: Photo, around?: Point): void {
  const size = sizeOfPhoto(photo) ?? USUAL_SIZE;
  const source = sourceOf(photo);
  const chosen = exchangeable(editing);
  const { document, page } = editing.store.get();
  const place = chosen === null ? waitingPlace(editing, around) : undefined;
  if (place) {
    const id = place.by === 'month' ? newId() : place.id;
    const into = { page, place: place.id };
    editing.store.edit((before) => withPhotoIn(before, into, { source, ...size }, id), { selection: [id] });
    return;
  }
  if (chosen === null) {
    const usual = placeForPicture(size, document);
    const { w, h } = usual;
    const box = around ? { w, h, x: millimetres(around.x - w / 2), y: millimetres(around.y - h / 2) } : usual;
    insert(editing, { kind: 'image', ...box, source, crop: WHOLE, alt: '' });
    return;
  }
  editing.store.edit((before) =>
    withElements(before, page, new Set([chosen.id]), (each) =>
      each.kind === 'image' ? replacedPicture(each, source, size) : each,
    ),
  );
}
