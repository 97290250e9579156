/**
 * The hand of a component test. It waits for a navigation that is under way, as the eye of a person does, so that it
 * never presses a screen that is leaving; and pressing what has left the page fails the test instead of doing nothing.
 */
import { getConfig } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

interface Navigating {
  readonly state: { readonly navigation: { readonly state: string } };
}

export interface Place {
  readonly router: Navigating;
  /** A test holds a reply back, so the navigation may be meant to stay under way. */
  isHeld(): boolean;
}

let place: Place | undefined;

/** From now on presses belong to the pages of this router. */
export function pressesIn(next: Place | undefined): void {
  place = next;
}

const isOnTheWay = () =>
  place !== undefined && place.router.state.navigation.state === 'loading' && !place.isHeld();

/** Resolves when the screen that was asked for is there. */
async function arrived(): Promise<void> {
  if (!isOnTheWay()) return;
  await getConfig().asyncWrapper(async () => {
    while (isOnTheWay()) await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

function mustBeThere(target: unknown): void {
  if (target instanceof Element && !target.isConnected) {
    throw new Error(`What was to be pressed has left the page: ${target.outerHTML.slice(0, 200)}`);
  }
}

/** The same hand, careful in each of its movements. */
function careful(hand: UserEvent): UserEvent {
  return new Proxy(hand, {
    get(own, name) {
      const move: unknown = Reflect.get(own, name);
      if (typeof move !== 'function' || name === 'setup') return move;
      return async (...given: unknown[]) => {
        await arrived();
        mustBeThere(given[0]);
        const result: unknown = await move.apply(own, given);
        await arrived();
        return result;
      };
    },
  });
}

/** Nothing is drawn, so nothing can lie over what is pressed. */
export const user = careful(userEvent.setup({ delay: null, pointerEventsCheck: 0 }));
