import { visitChanges } from '../bar/visit-changes.ts';
import { changeCounts } from '../calls.ts';

/** How many changes of the guest's own the next chapter would take back; 0 where that is not known. */
export async function countOwnChanges(): Promise<number> {
  const counts = await changeCounts().catch(() => ({}));
  return visitChanges(counts).reduce((sum, { count }) => sum + count, 0);
}
