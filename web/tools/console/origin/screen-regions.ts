import { isOperationId, type OperationId } from '#contracts/operations.ts';
import { byCertainty, type Certainty, certaintyOf, leastCertain } from './certainty.ts';

/** A part of the screen that says which operations it shows. */
export interface Region {
  readonly element: HTMLElement;
  /** The least certain first. */
  readonly operations: readonly OperationId[];
  readonly certainty: Certainty;
  /** What cuts it off where it overflows. */
  readonly scrollers: readonly Element[];
  /** The bar it belongs to, which stays where it is while the page scrolls; null for what moves with the page. */
  readonly pinnedTo: Element | null;
  /** The dialog it stands in; null for the page. */
  readonly dialog: Element | null;
}

const SHOWING = '[data-shows]';
const DIALOG = '[role=dialog][aria-modal=true]';

function regionOf(element: HTMLElement): Region {
  const operations = (element.dataset.shows ?? '')
    .split(' ')
    .filter(isOperationId)
    .sort((one, other) => byCertainty(certaintyOf(one), certaintyOf(other)));
  const scrollers: Element[] = [];
  let pinnedTo: Element | null = null;
  const dialog = element.closest(DIALOG);
  const top = dialog ?? document.body;
  for (let at: Element | null = element; at !== null && at !== top; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (at !== element && (overflowX !== 'visible' || overflowY !== 'visible')) scrollers.push(at);
    if (position === 'fixed' || position === 'sticky') pinnedTo ??= at;
  }
  return { element, operations, certainty: leastCertain(operations), scrollers, pinnedTo, dialog };
}

/** Every region there is, in the order of the page. */
export function regionsOnScreen(): Region[] {
  return [...document.querySelectorAll<HTMLElement>(SHOWING)].map(regionOf);
}

/** The dialog over all others, which alone is in use; null where none is open. */
export function topDialog(): Element | null {
  const open = [...document.querySelectorAll(DIALOG)].filter((dialog) => dialog.getClientRects().length > 0);
  return open.at(-1) ?? null;
}

export function regionElementAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(SHOWING) : null;
}

/** Whether both lists name the same places with the same operations. */
export function areSameRegions(one: readonly Region[], other: readonly Region[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ element, operations, dialog, pinnedTo }, place) => {
      const twin = other[place];
      return (
        twin?.element === element &&
        twin.dialog === dialog &&
        twin.pinnedTo === pinnedTo &&
        twin.operations.join() === operations.join()
      );
    })
  );
}
