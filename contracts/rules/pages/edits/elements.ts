import type { Id, New, PageDocument, PageElement } from '../document.ts';
import { type LayerMove, relayered } from '../geometry/layers.ts';
import { millimetres, type Point } from '../geometry/point.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { pageOf, withElements, withPage } from './change.ts';

type Ids = ReadonlySet<Id>;
type NewId = () => Id;

/** How far a copy lies from what it was copied of, so that both are seen. */
const BESIDE_MM = 5;

/** How many elements the page still takes. */
export function roomOfPage(document: PageDocument, pageID: Id): number {
  return DOCUMENT_LIMITS.elementsOfPage - (pageOf(document, pageID)?.elements.length ?? 0);
}

/** Adds elements on top of a page. */
export function addElements(document: PageDocument, pageID: Id, added: readonly PageElement[]): PageDocument {
  if (added.length === 0 || added.length > roomOfPage(document, pageID)) return document;
  return withPage(document, pageID, (page) => ({ ...page, elements: [...page.elements, ...added] }));
}

export function withId(element: New<PageElement>, newId: NewId): PageElement {
  return { ...element, id: newId() };
}

export function removeElements(document: PageDocument, pageID: Id, ids: Ids): PageDocument {
  return withPage(document, pageID, (page) => {
    const elements = page.elements.filter(({ id }) => !ids.has(id));
    return elements.length === page.elements.length ? page : { ...page, elements };
  });
}

/** Copies with ids and groups of their own, which lie that far from the originals; nothing generated is theirs. */
export function copiesOf(
  elements: readonly PageElement[],
  newId: NewId,
  beside: number = BESIDE_MM,
): PageElement[] {
  const groups = new Map<Id, Id>();
  return elements.map(({ by: _by, pinned: _pinned, locked: _locked, group, ...element }) => {
    if (group !== undefined && !groups.has(group)) groups.set(group, newId());
    const own = group === undefined ? undefined : groups.get(group);
    return {
      ...element,
      id: newId(),
      x: millimetres(element.x + beside),
      y: millimetres(element.y + beside),
      ...(own === undefined ? {} : { group: own }),
    } as PageElement;
  });
}

export function moveElements(document: PageDocument, pageID: Id, ids: Ids, { x, y }: Point): PageDocument {
  if (x === 0 && y === 0) return document;
  return withElements(document, pageID, ids, (element) => ({
    ...element,
    x: withinReach(element.x + x),
    y: withinReach(element.y + y),
  }));
}

/** A length of a document that is not out of all reach. */
export function withinReach(length: number): number {
  return Math.min(Math.max(millimetres(length), -DOCUMENT_LIMITS.longestMm), 2 * DOCUMENT_LIMITS.longestMm);
}

/** Layers of a page after some elements moved among them. */
export function layerElements(document: PageDocument, pageID: Id, ids: Ids, move: LayerMove): PageDocument {
  return withPage(document, pageID, (page) => {
    const elements = relayered(page.elements, ids, move);
    return elements.every((element, at) => element === page.elements[at]) ? page : { ...page, elements };
  });
}

/** Those of a choice with everything that is in a group with one of them. */
export function withTheirGroups(elements: readonly PageElement[], ids: Ids): Ids {
  const groups = new Set(elements.flatMap(({ id, group }) => (ids.has(id) && group ? [group] : [])));
  if (groups.size === 0) return ids;
  return new Set(
    elements.flatMap(({ id, group }) => (ids.has(id) || (group && groups.has(group)) ? [id] : [])),
  );
}
