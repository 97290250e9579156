import { useLayoutEffect, useState } from 'react';
import type { Values } from './find-element.ts';
import { type Found, hunt, WAITING } from './hunt.ts';
import type { TourStep } from './story-types.ts';

/** Where on the page the step is about. */
export function useTarget(step: TourStep, values: Values, isActive: boolean): Found {
  const [found, setFound] = useState<Found>(WAITING);
  useLayoutEffect(() => {
    if (!isActive) return;
    return hunt(step, values, setFound);
  }, [step, values, isActive]);
  return isActive ? found : WAITING;
}
