/** The journey that both servers are sent on, as data: what is called, and with what that was answered before. */
import { seededRandom } from '#contracts/seeded-random.ts';
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

function drawFrom(seed: number): Draw {
  const random = seededRandom(seed);
  return (limit) => Math.floor(random() * limit);
}
