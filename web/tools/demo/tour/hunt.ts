import { followPage } from '../../follow-page.ts';
import { findElement, isShown, type Values } from './find-element.ts';
import type { TourStep } from './story-types.ts';

/** Whether what a step is about stands on the page; covered while a dialog has the stage. */
export type Found =
  | { readonly status: 'waiting' | 'missing' | 'none' | 'covered'; readonly element: null }
  | { readonly status: 'found'; readonly element: HTMLElement };

export const WAITING: Found = { status: 'waiting', element: null };

/** A slow screen is waited for, but nobody waits for what does not come. */
const PATIENCE_MS = 6000;

/** Looks for the target of a step whenever the page changes, until stopped, and presses what opens it. */
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
  let told: Found = WAITING;
  let hasOpened = false;

  function become(found: Found): void {
    if (found.status === told.status && found.element === told.element) return;
    if (found.status === 'waiting') patience.begin();
    else patience.end();
    told = found;
    tell(found);
  }

  function look(): void {
    const known = told.element !== null && isShown(told.element) ? told.element : null;
    const element = known ?? findElement(wanted, values);
    if (element === null) {
      if (!hasOpened) open();
      if (told.status !== 'missing') become(WAITING);
    } else if (isBehindDialog(element)) become({ status: 'covered', element: null });
    else become({ status: 'found', element });
  }

  function open(): void {
    const things = openers.map((opener) => findElement(opener, values));
    if (openers.length === 0 || things.some((thing) => thing === null || thing.hasAttribute('disabled')))
      return;
    hasOpened = true;
    for (const thing of things) {
      if (!(thing instanceof HTMLInputElement && thing.checked)) thing?.click();
    }
  }

  const patience = timer(PATIENCE_MS, () => become({ status: 'missing', element: null }));
  tell(WAITING);
  patience.begin();
  look();
  const stop = followPage(look);
  return () => {
    stop();
    patience.end();
  };
}

function timer(ms: number, ring: () => void): { begin(): void; end(): void } {
  let handle: ReturnType<typeof setTimeout> | undefined;
  return {
    begin() {
      clearTimeout(handle);
      handle = setTimeout(ring, ms);
    },
    end: () => clearTimeout(handle),
  };
}

/** A dialog that somebody opened on the way is what everybody looks at now. */
function isBehindDialog(element: HTMLElement): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].some(
    (dialog) => isShown(dialog) && dialog.closest('[data-demo-tour]') === null && !dialog.contains(element),
  );
}
