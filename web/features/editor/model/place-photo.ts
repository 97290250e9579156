import { WHOLE } from '#contracts/rules/pages/document.ts';
import { withElements } from '#contracts/rules/pages/edits/change.ts';
import { placeForPicture, replacedPicture } from '#contracts/rules/pages/edits/pictures.ts';
import { insert } from '../actions/insert.ts';
import type { Editing } from './editing.ts';
import { chosenElements } from './editor-store.ts';
import { type Photo, sizeOfPhoto, sourceOf } from './photos.ts';

/** Where a photo was never measured. */
const USUAL_SIZE = { width: 4, height: 3 };

/** The one chosen picture, whose photo can be exchanged. */
export function exchangeable({ store }: Editing) {
  const [element, ...others] = chosenElements(store.get());
  return element?.kind === 'image' && others.length === 0 && !element.locked ? element : null;
}

/** Puts a photo in place of the chosen picture, or on the page where none is chosen. */
export function placePhoto(editing: Editing, photo: Photo): void {
  const size = sizeOfPhoto(photo) ?? USUAL_SIZE;
  const source = sourceOf(photo);
  const chosen = exchangeable(editing);
  const { document, page } = editing.store.get();
  if (chosen === null) {
    const box = placeForPicture(size, document);
    insert(editing, { kind: 'image', ...box, source, crop: WHOLE, alt: '' });
    return;
  }
  editing.store.edit((before) =>
    withElements(before, page, new Set([chosen.id]), (each) =>
      each.kind === 'image' ? replacedPicture(each, source, size) : each,
    ),
  );
}
