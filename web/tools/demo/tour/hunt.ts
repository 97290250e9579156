import { findElement, isShown, type Values } from './find-element.ts';
import type { TourStep } from './story-types.ts';

/** Whether what a step is about stands on the page; covered while a dialog has the stage. */
export type Found =
  | { readonly status: 'waiting' | 'missing' | 'none' | 'covered'; readonly element: null }
  | { readonly status: 'found'; readonly element: HTMLElement };

export const WAITING: Found = { status: 'waiting', element: null };

const LOOK_MS = 150;
/** A slow screen is waited for, but nobody waits for what does not come. */
const PATIENCE_MS = 6000;
/** A dialog that was opened comes to rest first. */
const SETTLE_MS = 320;

function areaOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(' ');
}

/** Looks for the target of a step until stopped, presses what opens it, and follows it when it moves. */
export function hunt(
  { target, openers = [] }: TourStep,
  values: Values,
  tell: (found: Found) => void,
): () => void {
  if (target === undefined) {
    tell({ status: 'none', element: null });
    return () => undefined;
  }
  const wanted = target;
  let known: HTMLElement | null = null;
  let area = '';
  let hasOpened = false;
  let restsAt = 0;
  let lostAt = performance.now();
  let isMissing = false;
  let isCovered = false;

  function lookAgain(): void {
    const now = performance.now();
    const element = known !== null && isShown(known) ? known : findElement(wanted, values);
    if (element !== null && isBehindDialog(element)) {
      if (!isCovered) tell({ status: 'covered', element: null });
      isCovered = true;
      known = null;
      lostAt = now;
      return;
    }
    isCovered = false;
    if (element !== null && element === known) {
      follow(element);
      return;
    }
    if (element === null) miss(now);
    else if (now >= restsAt) show(element);
  }

  function show(element: HTMLElement): void {
    known = element;
    isMissing = false;
    element.scrollIntoView({ block: isRoomy(element) ? 'center' : 'nearest', behavior: 'instant' });
    area = areaOf(element);
    tell({ status: 'found', element });
  }

  /** The tour measures only when the window changes, so that is what it is told. */
  function follow(element: HTMLElement): void {
    const next = areaOf(element);
    if (next === area) return;
    area = next;
    dispatchEvent(new Event('resize'));
  }

  function miss(now: number): void {
    if (known !== null) {
      known = null;
      lostAt = now;
      tell(WAITING);
    }
    if (!hasOpened && openers.length > 0) open(now);
    if (isMissing || now - lostAt < PATIENCE_MS) return;
    isMissing = true;
    tell({ status: 'missing', element: null });
  }

  function open(now: number): void {
    const things = openers.map((opener) => findElement(opener, values));
    if (things.some((thing) => thing === null || thing.hasAttribute('disabled'))) return;
    hasOpened = true;
    restsAt = now + SETTLE_MS;
    for (const thing of things) {
      if (!(thing instanceof HTMLInputElement && thing.checked)) thing?.click();
    }
  }

  tell(WAITING);
  lookAgain();
  const timer = setInterval(lookAgain, LOOK_MS);
  return () => clearInterval(timer);
}

/** A dialog that somebody opened on the way is what everybody looks at now. */
function isBehindDialog(element: HTMLElement): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].some(
    (dialog) => isShown(dialog) && !dialog.contains(element),
  );
}

/** Whether there is room above and below it for words. */
function isRoomy(element: Element): boolean {
  return element.getBoundingClientRect().height < innerHeight / 2;
}
