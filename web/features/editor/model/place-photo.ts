import { PHOTO_PART } from '#contracts/rules/calendar/calendar-types.ts';
import { type Box, WHOLE } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { placeForPicture, replacedPicture } from '#contracts/rules/pages/edits/pictures.ts';
import { hitsAt, isHit } from '#contracts/rules/pages/geometry/hit.ts';
import { middleOf, millimetres, type Point } from '#contracts/rules/pages/geometry/point.ts';
import { choosable } from '../actions/chosen.ts';
import { insert } from '../actions/insert.ts';
import type { Editing } from './editing.ts';
import { chosenElements, shownPage } from './editor-store.ts';
import { type Photo, sizeOfPhoto, sourceOf } from './photos.ts';

/** Where a photo was never measured. */
const USUAL_SIZE = { width: 4, height: 3 };

/** The one chosen picture, whose photo can be exchanged. */
export function exchangeable({ store }: Editing) {
  const [element, ...others] = chosenElements(store.get());
  return element?.kind === 'image' && others.length === 0 && !element.locked ? element : null;
}

/** What a photo is called while it is dragged from the tray to the page. */
export const DRAGGED_PHOTO = 'application/x-desk-photo';

/** Puts a photo where it was dropped: in place of the picture there, or around the point. */
export function dropPhoto(editing: Editing, photo: Photo, point: Point): void {
  const [below] = hitsAt(choosable(editing), point);
  editing.store.select(below?.kind === 'image' ? [below.id] : []);
  placePhoto(editing, photo, point);
}

/** Where a month of a calendar waits for its photo; null where there is no such place, or a picture stands in it. */
function emptyPlace({ store }: Editing): Box | null {
  const elements = shownPage(store.get())?.elements ?? [];
  const place = elements.find(({ by, name }) => by === 'month' && name?.endsWith(` ${PHOTO_PART}`));
  if (!place) return null;
  const middle = middleOf(place);
  if (elements.some((element) => element.kind === 'image' && isHit(element, middle))) return null;
  const { x, y, w, h } = place;
  return { x, y, w, h };
}

/** Puts a photo in place of the chosen picture, or on the page where none is chosen. */
export function placePhoto(editing: Editing, photo: Photo, around?: Point): void {
  const size = sizeOfPhoto(photo) ?? USUAL_SIZE;
  const source = sourceOf(photo);
  const chosen = exchangeable(editing);
  const { document, page } = editing.store.get();
  const place = around ? null : emptyPlace(editing);
  if (chosen === null && place !== null) {
    const frame = { kind: 'image', ...place, source, crop: WHOLE, alt: '', id: '' } as const;
    const { id: _id, ...filled } = replacedPicture(frame, source, size);
    insert(editing, filled);
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
