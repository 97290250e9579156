import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isUpTo } from '#web/lib/document/breakpoints.ts';
import { followPage } from '../../follow-page.ts';
import { stageOf } from './card-place.ts';
import { bringIntoSight, inSight, roomOnScreen } from './sight.ts';

interface StageParts {
  readonly card: RefObject<HTMLElement | null>;
  readonly light: RefObject<HTMLElement | null>;
  /** What the step is about; null where it is about nothing on the page, or that is not there. */
  readonly element: HTMLElement | null;
  readonly isHidden: boolean;
}

/** Written only when it changes, because what is written is seen as a change of the page. */
function write(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) {
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}

/** So long what comes late above the thing may push it out of sight. */
const SETTLES_MS = 3000;

const px = (value: number) => `${Math.round(value)}px`;

/** Keeps the words beside the thing and the light on it, whatever moves. */
export function useStage({ card, light, element, isHidden }: StageParts): void {
  const shown = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isHidden) return;
    if (element !== null && shown.current !== element) {
      bringIntoSight(element, isUpTo('phone', innerWidth));
    }
    shown.current = element;
    // What may still speak while everything around it is dimmed.
    element?.toggleAttribute('data-lit', true);

    const since = performance.now();

    function place(): void {
      if (card.current === null || light.current === null) return;
      if (element !== null && inSight(element) === null && performance.now() - since < SETTLES_MS) {
        bringIntoSight(element, isUpTo('phone', innerWidth));
      }
      const thing = element === null ? null : inSight(element);
      write(light.current, { visibility: thing === null ? 'hidden' : 'visible' });
      // What somebody scrolled away leaves the words where they are.
      if (thing === null && element !== null && card.current.style.top !== '') return;
      const { offsetWidth: width, offsetHeight: height } = card.current;
      const { card: corner, light: lit } = stageOf(thing, { width, height }, roomOnScreen());
      write(card.current, { left: px(corner.left), top: px(corner.top) });
      write(light.current, { visibility: lit === null ? 'hidden' : 'visible' });
      if (lit === null) return;
      const { left, top, right, bottom } = lit;
      write(light.current, {
        left: px(left),
        top: px(top),
        width: px(right - left),
        height: px(bottom - top),
      });
    }

    place();
    const leave = followPage(place);
    return () => {
      leave();
      element?.removeAttribute('data-lit');
    };
  }, [card, light, element, isHidden]);
}
