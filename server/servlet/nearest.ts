import { editDistance } from '#contracts/edit-distance.mjs';
import { OPERATIONS } from '#contracts/operations.ts';

/** The known operation with the spelling closest to the request. */
export function nearestOperation(asked: string): string {
  return nearestOf(
    asked,
    OPERATIONS.map(({ id }) => id),
  );
}

/** Twice the length of the longest name; anything beyond it cannot be a known one. */
const MOST_COMPARED = 120;

/** The name with the spelling closest to the beginning of the request. */
export function nearestOf(asked: string, names: readonly string[]): string {
  const beginning = asked.slice(0, MOST_COMPARED).toLowerCase();
  let best = '';
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const distance = editDistance(beginning, name.toLowerCase());
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}
