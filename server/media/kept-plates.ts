import type { DemoWork } from '#db/works/types.ts';
import { renderCover } from './cover-art.ts';
import { MOST_PLATES, renderPlate } from './plates.ts';

/** A page or two of each open book; 48 works have more than a thousand pictures. */
const MOST_KEPT = 200;
const kept = new Map<string, string>();

/** A picture inside a work, or null where it has none of that number; 0 is that of its cover. Those asked for last are not drawn again. */
export function plateOf(work: DemoWork, n: number): string | null {
  if (!Number.isInteger(n) || n < 0 || n > MOST_PLATES) return null;
  const key = `${work.artId}/${n}`;
  const plate = kept.get(key) ?? (n === 0 ? renderCover(work) : renderPlate(work, n));
  kept.delete(key);
  kept.set(key, plate);
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return plate;
}
