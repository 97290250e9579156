import { editDistance } from '#contracts/edit-distance.mjs';
import { OPERATIONS } from '#contracts/operations.ts';

/** The known operation that is spelt most like what was asked. */
export function nearestOperation(asked: string): string {
  return nearestOf(
    asked,
    OPERATIONS.map(({ id }) => id),
  );
}

/** The name that is spelt most like what was asked. */
export function nearestOf(asked: string, names: readonly string[]): string {
  let best = '';
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const distance = editDistance(asked.toLowerCase(), name.toLowerCase());
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}
