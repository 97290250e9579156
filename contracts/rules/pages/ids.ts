import { LETTERS } from '../publications/book-code.ts';
import type { Id, New, PageElement } from './document.ts';

const LENGTH = 8;

export const ID = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** The id of what is made at a place (编号): always the same for the same place, so that generated pages keep theirs. */
export function idAt(place: number): Id {
  let id = '';
  for (let rest = place; id.length < LENGTH; rest = Math.floor(rest / LETTERS.length)) {
    id = (LETTERS[rest % LETTERS.length] ?? '') + id;
  }
  return id;
}

/** The place that `idAt` made an id for. */
function placeOf(id: Id): number {
  return [...id].reduce((sum, letter) => sum * LETTERS.length + LETTERS.indexOf(letter), 0);
}

/** The elements of a page that was made as a whole, with ids by their places. */
export function withIds(elements: readonly New<PageElement>[]): PageElement[] {
  return elements.map((element, at) => ({ ...element, id: idAt(at + 1) }));
}

/** The number of the page with that id in a book whose pages have ids by their places. */
export function pageNumberOf(id: Id, pageNum: number): number | null {
  const no = placeOf(id);
  return no >= 1 && no <= pageNum && idAt(no) === id ? no : null;
}
