import { type RefObject, useEffect } from 'react';
import { followPage } from '../../follow-page.ts';
import { isVisible } from '../is-visible.ts';
import { freePlace, type Stretch } from './free-place.ts';

const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [tabindex="0"]';

/** How far from the lower edge it likes to stand: above the bars, in reach of a thumb. */
const HOME_FROM_BELOW = 220;

/** The stretches that controls take of a strip along an edge of the page. */
function takenOf(own: Element, left: number, right: number): Stretch[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    if (box.right <= left || box.left >= right || box.bottom <= 0 || box.top >= innerHeight) return [];
    if (box.width === 0 || own.contains(control) || control.closest('.replica-console')) return [];
    return isVisible(control) ? [box] : [];
  });
}

/**
 * Keeps it at the edge of the page and off every control there (避让): measured whenever something moves. On the right
 * where there is a place, else on the left, else where it likes to be.
 */
export function useFreeEdge(knob: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      followPage(() => {
        const element = knob.current;
        if (element === null) return;
        const { offsetWidth: width, offsetHeight: height } = element;
        const page = document.documentElement.getBoundingClientRect();
        const right = page.left + document.body.offsetWidth;
        const wish = { home: innerHeight - HOME_FROM_BELOW, height, from: 0, to: innerHeight };
        const atRight = freePlace(wish, takenOf(element, right - width, right));
        const atLeft = atRight === null ? freePlace(wish, takenOf(element, 0, width)) : null;
        const edge = atLeft === null ? 'right' : 'left';
        // Written only when it changes, because what is written is seen as a change of the page.
        if (element.dataset.edge !== edge) element.dataset.edge = edge;
        const top = `${Math.round(atRight ?? atLeft ?? wish.home)}px`;
        if (element.style.top !== top) element.style.top = top;
      }),
    [knob],
  );
}
