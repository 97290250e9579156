import type { PageElement, ShapeElement } from '../pages/document.ts';
import type { PageContent } from '../pages/draft/leaf.ts';
import { INKS } from '../pages/edits/inks.ts';
import { PHOTO_PLACE, placesOf } from './waiting.ts';

/**
 * A page of a work that is made once more (照样再做一本): where its photos were, it waits for others. Pictures of the product
 * and what is locked belong to its design.
 */
export function emptied(content: PageContent): PageContent {
  const isPhoto = (element: PageElement) =>
    element.kind === 'image' && !element.locked && element.source.startsWith('file:');
  if (!content.elements.some(isPhoto)) return content;
  const without = { ...content, elements: content.elements.filter((each) => !isPhoto(each)) };
  // A month has its place below its photo.
  const isOfCalendar = placesOf(without).some(({ by }) => by === 'month');
  if (isOfCalendar) return without;
  return { ...content, elements: content.elements.map((each) => (isPhoto(each) ? placeOf(each) : each)) };
}

function placeOf({ id, x, y, w, h, turn, group, by }: PageElement): ShapeElement {
  return {
    ...{ id, kind: 'shape', x, y, w, h, form: 'rect', fill: INKS.tint },
    ...{ stroke: null, strokeWidth: 0, radius: 0, name: PHOTO_PLACE },
    ...(turn === undefined ? {} : { turn }),
    ...(group === undefined ? {} : { group }),
    ...(by === undefined ? {} : { by }),
  };
}
