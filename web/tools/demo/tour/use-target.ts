import { useLayoutEffect, useState } from 'react';
import type { Values } from './find-element.ts';
import { type Found, hunt, WAITING } from './hunt.ts';
import type { TourStep } from './story-types.ts';

/** Where on the page the step is about. */
export function useTarget(step: TourStep, values: Values): Found {
  const [found, setFound] = useState<Found>(WAITING);
  // Asked for in the drawing that changes the step, what was found for the last one must not count.
  const [hunted, setHunted] = useState(step);
  if (hunted !== step) {
    setHunted(step);
    setFound(WAITING);
  }
  useLayoutEffect(() => hunt(step, values, setFound), [step, values]);
  return hunted === step ? found : WAITING;
}
