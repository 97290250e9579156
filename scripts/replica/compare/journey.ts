/** The journey that both servers are sent on, as data: what is called, and with what that was answered before. */
import { readingSteps } from './journey-reading.ts';
import { visitorSteps } from './journey-visitor.ts';
import { writingSteps } from './journey-writing.ts';
import type { Draw, Step, Traveller } from './step.ts';

export function journey(traveller: Traveller, { allowsWrites }: { allowsWrites: boolean }): Step[] {
  const draw = drawFrom(traveller.seed);
  return [
    ...visitorSteps(traveller, draw),
    ...readingSteps(draw),
    ...(allowsWrites ? writingSteps(draw) : []),
  ];
}

/** A linear congruential generator: small, and the same everywhere. */
function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
