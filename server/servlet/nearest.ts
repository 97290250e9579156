import { editDistance } from '#contracts/edit-distance.mjs';
import { OPERATIONS } from '#contracts/operations.ts';

/** The known operation that is spelt most like what was asked. */
export function nearestOperation(asked: string): string {
  return nearestOf(
    asked,
    OPERATIONS.map(({ id }) => id),
  );
}

/** Twice as long as the longest name: what comes after it can only be a stranger's. */
const MOST_COMPARED = 120;

/** The name that is spelt most like the beginning of what was asked. */
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
